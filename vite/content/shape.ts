import { z } from "zod";

/** What may stand at a place of a file: fields by name, a list of entries, or words. */
export interface Shape {
  fields?: Map<string, Shape>;
  entry?: Shape;
  /** Any words at all, not an id, a number or one of a few names. */
  isFree?: boolean;
}

/** The shape that a schema asks for, without its rules for single values. */
export function shapeOf(schema: z.ZodType): Shape {
  return fromJson(z.toJSONSchema(schema, { io: "input" }));
}

/** The shape of what may stand at `path`. */
export function shapeAt(root: Shape, path: readonly PropertyKey[]) {
  return path.reduce<Shape | undefined>(
    (shape, key) => (typeof key === "number" ? shape?.entry : shape?.fields?.get(String(key))),
    root,
  );
}

type JsonSchema = z.core.JSONSchema.JSONSchema;

function fromJson(schema: JsonSchema): Shape {
  if (isSchema(schema.items)) return { entry: fromJson(schema.items) };
  const { properties, propertyNames, additionalProperties } = schema;
  if (isSchema(propertyNames) && isSchema(additionalProperties)) {
    const value = fromJson(additionalProperties);
    return { fields: new Map((propertyNames.enum ?? []).map((name) => [String(name), value])) };
  }
  if (!properties) return { isFree: schema.type === "string" && !schema.pattern && !schema.enum };
  const fields = Object.entries(properties).map(([name, value]): [string, Shape] => [
    name,
    isSchema(value) ? fromJson(value) : {},
  ]);
  return { fields: new Map(fields) };
}

function isSchema(value: unknown): value is JsonSchema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

import { rename, writeFile } from "node:fs/promises";
import { stringify } from "yaml";
import { type JsonSchema, schemaOf } from "./json-schemas.ts";

/** The `stringify` options of Sveltia CMS, so that our files look like its saves. */
const FORMAT = { indentSeq: true, lineWidth: 0, singleQuote: true };

/** Writes a content file completely or not at all. */
export async function writeYaml(path: string, value: unknown) {
  await writeFile(`${path}.new`, canonicalYaml(path, value));
  await rename(`${path}.new`, path);
}

/**
 * A content file's text as the editor saves it, so that a save changes only the lines that the
 * author changed: without comments, fields in the schema's order, pictures as paths from the content
 * folder with a leading slash.
 */
export function canonicalYaml(path: string, value: unknown) {
  return stringify(canonicalValue(value, schemaOf(path)), FORMAT);
}

function canonicalValue(value: unknown, schema: JsonSchema): unknown {
  if (typeof value === "string") {
    return schema.pictureFolder ? value.trim().replace(/^\/?/, "/") : value.trim();
  }
  if (Array.isArray(value)) return value.map((item) => canonicalValue(item, Object(schema.items)));
  if (typeof value !== "object" || value === null) return value;
  const properties: Record<string, JsonSchema> = Object(schema.properties);
  const names = [...Object.keys(properties), ...(Object(schema.propertyNames).enum ?? [])];
  const inOrder = [...new Set([...names, ...Object.keys(value)])].filter((name) => name in value);
  return Object.fromEntries(
    inOrder.map((name) => {
      const field = properties[name] ?? Object(schema.additionalProperties);
      return [name, canonicalValue(Reflect.get(value, name), field)];
    }),
  );
}

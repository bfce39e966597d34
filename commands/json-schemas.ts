import { basename, dirname } from "node:path";
import { z } from "zod";
import { collectionSchema, volumeSchema } from "../src/content/books.ts";
import { siteSchema } from "../src/content/site.ts";
import { pageSchemas } from "../src/pages/pages.build.ts";

const schemas: Record<string, z.ZodType> = {
  site: siteSchema,
  collections: collectionSchema,
  volumes: volumeSchema,
  ...pageSchemas,
};

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The JSON Schema of each kind of content file, which editors complete and check by. */
export function jsonSchemas() {
  return Object.entries(schemas).map(([name, schema]) => {
    return { name, schema: z.toJSONSchema(schema, { io: "input" }) };
  });
}

const byName = new Map<string, JsonSchema>(jsonSchemas().map(({ name, schema }) => [name, schema]));

/** The schema of a content file, by the name of its folder or else by its own. */
export function schemaOf(path: string): JsonSchema {
  return byName.get(basename(dirname(path))) ?? byName.get(basename(path, ".yaml")) ?? {};
}

import { basename, dirname } from "node:path";
import { z } from "zod";
import { collectionSchema, volumeSchema } from "../src/content/books.ts";
import { siteSchema } from "../src/content/site.ts";
import { pageSchemas } from "../src/pages/pages.build.ts";

const schemas: Record<string, z.ZodType> = {
  site: siteSchema,
  collections: collectionSchema,
  volumes: volumeSchema,
  ...Object.fromEntries(
    Object.entries(pageSchemas).map(([name, schema]) => [`pages/${name}`, schema]),
  ),
};

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The JSON Schema of each kind of content file, which editors complete and check by. */
export function jsonSchemas() {
  return Object.entries(schemas).map(([name, schema]) => {
    return { name, schema: z.toJSONSchema(schema, { io: "input" }) };
  });
}

/** The schema of a content file, which its folder names, or its own name. */
export function schemaOf(path: string): JsonSchema {
  const folder = basename(dirname(path));
  const name = basename(path, ".yaml");
  const names = [folder, `${folder}/${name}`, name];
  return jsonSchemas().find((kind) => names.includes(kind.name))?.schema ?? {};
}

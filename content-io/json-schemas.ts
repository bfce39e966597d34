import { z } from "zod";
import { collectionSchema, volumeSchema } from "../src/content/books.ts";
import { siteSchema } from "../src/content/site.ts";
import { pageSchemas } from "../src/pages/pages.data.ts";

const schemas: Record<string, z.ZodType> = {
  site: siteSchema,
  collections: collectionSchema,
  volumes: volumeSchema,
  ...pageSchemas,
};

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The JSON Schema of each kind of content file, for completion and checks in editors. */
export const jsonSchemas: Record<string, JsonSchema> = Object.fromEntries(
  Object.entries(schemas).map(([name, schema]) => [name, z.toJSONSchema(schema, { io: "input" })]),
);

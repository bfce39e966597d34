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

/** The JSON Schema of each kind of content file, which editors complete and check by. */
export function jsonSchemas() {
  return Object.entries(schemas).map(([name, schema]) => {
    return { name, schema: z.toJSONSchema(schema, { io: "input" }) };
  });
}

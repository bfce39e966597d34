import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { collectionSchema, volumeSchema } from "../src/content-model/book-schemas.ts";
import { siteSchema } from "../src/content-model/site.ts";
import { dataFiles } from "../src/pages/all-pages.data.ts";

const schemas: [name: string, z.ZodType][] = [
  ["site", siteSchema],
  ["collections", collectionSchema],
  ["volumes", volumeSchema],
  ...dataFiles.map(([name, { schema }]): [string, z.ZodType] => [name, schema]),
];

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The JSON Schema of each kind of content file, for completion and checks in editors. */
export const jsonSchemas: Record<string, JsonSchema> = Object.fromEntries(
  schemas.map(([name, schema]) => [name, z.toJSONSchema(schema, { io: "input" })]),
);

/** Writes one file per schema; `.vscode/settings.json` names the content files of each. */
export function writeJsonSchemas(folder = ".vscode/schemas") {
  mkdirSync(folder, { recursive: true });
  for (const [name, schema] of Object.entries(jsonSchemas))
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(schema, null, 2)}\n`);
}

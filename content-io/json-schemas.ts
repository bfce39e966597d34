import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
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

/** Where VS Code finds them; `.vscode/settings.json` names each one's content files. */
const FOLDER = ".vscode/schemas";

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The JSON Schema of each kind of content file, for completion and checks in editors. */
export const jsonSchemas: Record<string, JsonSchema> = Object.fromEntries(
  Object.entries(schemas).map(([name, schema]) => [name, z.toJSONSchema(schema, { io: "input" })]),
);

/** Writes one file per schema; runs after an installation and before content is checked or edited. */
export function writeJsonSchemas(folder = FOLDER) {
  mkdirSync(folder, { recursive: true });
  for (const [name, schema] of Object.entries(jsonSchemas))
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(schema, null, 2)}\n`);
  for (const file of readdirSync(folder))
    if (!(basename(file, ".json") in jsonSchemas)) rmSync(join(folder, file), { force: true });
}

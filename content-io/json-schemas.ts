import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { z } from "zod";
import { collectionSchema, volumeSchema } from "../src/content/books.ts";
import { siteSchema } from "../src/content/site.ts";
import { dataFiles } from "../src/pages/all-pages.data.ts";

/** Each kind of content file. */
const KINDS: { name: string; files: string; schema: z.ZodType }[] = [
  { name: "site", files: "content/site.yaml", schema: siteSchema },
  { name: "collections", files: "content/collections/*.yaml", schema: collectionSchema },
  { name: "volumes", files: "content/volumes/*.yaml", schema: volumeSchema },
  ...dataFiles.map(([name, { schema }]) => ({ name, files: `content/pages/${name}.yaml`, schema })),
];

export type JsonSchema = z.core.JSONSchema.BaseSchema;

/** The JSON Schema of each kind of content file, for completion and checks in editors. */
export const jsonSchemas: Record<string, JsonSchema> = Object.fromEntries(
  KINDS.map(({ name, schema }) => [name, z.toJSONSchema(schema, { io: "input" })]),
);

/**
 * Writes one file per schema, and into VS Code's settings which files each is for; runs after an
 * installation and before content is checked or edited.
 */
export function writeJsonSchemas(folder = ".vscode") {
  const schemas = join(folder, "schemas");
  mkdirSync(schemas, { recursive: true });
  for (const [name, schema] of Object.entries(jsonSchemas))
    writeFileSync(join(schemas, `${name}.json`), `${JSON.stringify(schema, null, 2)}\n`);
  for (const file of readdirSync(schemas))
    if (!(basename(file, ".json") in jsonSchemas)) rmSync(join(schemas, file), { force: true });
  writeSettings(join(folder, "settings.json"));
}

/** Replaces only the list of schemas, because the file may have other settings and comments. */
function writeSettings(file: string) {
  const lines = KINDS.map(({ name, files }) => `    ".vscode/schemas/${name}.json": "${files}"`);
  const settings = readFileSync(file, "utf8");
  const list = `"yaml.schemas": {\n${lines.join(",\n")}\n  }`;
  writeFileSync(file, settings.replace(/"yaml.schemas": \{.*?\}/s, list));
}

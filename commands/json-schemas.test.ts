import { existsSync, readdirSync, readFileSync } from "node:fs";
import { jsonSchemas } from "./json-schemas.ts";

const FOLDER = "content/.schema";
const names = Object.keys(jsonSchemas);
const { "yaml.schemas": associations } = JSON.parse(
  readFileSync(".vscode/settings.json", "utf8"),
) as { "yaml.schemas": Record<string, string> };

// After a change of a schema: npx vitest run --project=unit commands/json-schemas -u
test.each(names)("keeps the schema of %s current for editors", async (name) => {
  const text = `${JSON.stringify(jsonSchemas[name], null, 2)}\n`;
  await expect(text).toMatchFileSnapshot(`../${FOLDER}/${name}.json`);
});

test("keeps no schema of a page that is gone, and tells VS Code which each file has", () => {
  expect(readdirSync(FOLDER).sort()).toEqual(names.map((name) => `${name}.json`).sort());
  const named = Object.keys(associations).map((path) => /([\w-]+)\.json$/.exec(path)?.[1]);
  expect(named.sort()).toEqual([...names].sort());
  for (const [schema, files] of Object.entries(associations)) {
    expect(existsSync(schema), schema).toBe(true);
    expect(existsSync(files.replace("/*.yaml", "")), files).toBe(true);
  }
});

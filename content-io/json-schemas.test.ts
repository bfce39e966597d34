import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { jsonSchemas } from "./json-schemas.ts";

const FOLDER = ".vscode/schemas";
const names = Object.keys(jsonSchemas);

// After a change of a schema: npx vitest run --project=unit content-io/json-schemas -u
test.each(names)("keeps the schema of %s current for editors", async (name) => {
  const text = `${JSON.stringify(jsonSchemas[name], null, 2)}\n`;
  await expect(text).toMatchFileSnapshot(`../${FOLDER}/${name}.json`);
});

test("has no schema of a removed page, and assigns each in VS Code", () => {
  const files = names.map((name) => `${name}.json`).sort();
  expect(readdirSync(FOLDER).sort()).toEqual(files);
  const settings = JSON.parse(readFileSync(".vscode/settings.json", "utf8"));
  const schemas = Object.entries<string>(settings["yaml.schemas"]);
  expect(schemas.map(([schema]) => basename(schema)).sort()).toEqual(files);
  for (const path of schemas.flat())
    expect(existsSync(path.replace("/*.yaml", "")), path).toBe(true);
});

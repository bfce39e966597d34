import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { jsonSchemas } from "./json-schemas.ts";

const FOLDER = "content/.schema";
const { "yaml.schemas": associations } = JSON.parse(
  readFileSync(".vscode/settings.json", "utf8"),
) as { "yaml.schemas": Record<string, string> };

// After a change of a schema: npx vitest run --project=unit commands/json-schemas -u
test.each(jsonSchemas())("$name has its schema for editors, as it is now", async (file) => {
  const text = `${JSON.stringify(file.schema, null, 2)}\n`;
  await expect(text).toMatchFileSnapshot(`../${FOLDER}/${file.name}.json`);
});

test("no schema is left of a page that is gone", () => {
  const files = readdirSync(FOLDER).map((name) => name.replace(".json", ""));
  expect(files.sort()).toEqual(
    jsonSchemas()
      .map(({ name }) => name)
      .sort(),
  );
});

test("VS Code is told which schema each content file has", () => {
  const named = Object.keys(associations).map((path) => /([\w-]+)\.json$/.exec(path)?.[1]);
  expect(named.sort()).toEqual(
    jsonSchemas()
      .map(({ name }) => name)
      .sort(),
  );
  for (const [schema, files] of Object.entries(associations)) {
    expect(existsSync(schema), schema).toBe(true);
    expect(existsSync(files.replace("/*.yaml", "")), files).toBe(true);
  }
});

test("every field has a label for editors", () => {
  const unlabelled = jsonSchemas().flatMap(({ name, schema }) => fieldsWithoutTitle(schema, name));
  expect(unlabelled).toEqual([]);
});

/** Fields of an object, and of the objects in its lists, that have no title. */
function fieldsWithoutTitle(schema: object, path: string): string[] {
  const { properties = {}, items } = schema as { properties?: object; items?: object };
  const fields = Object.entries(properties).flatMap(([name, field]) => [
    ...(field.title ? [] : [`${path}.${name}`]),
    ...fieldsWithoutTitle(field, `${path}.${name}`),
  ]);
  return [...fields, ...(items ? fieldsWithoutTitle(items, `${path}[]`) : [])];
}

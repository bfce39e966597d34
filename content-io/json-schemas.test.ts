import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { jsonSchemas, writeJsonSchemas } from "./json-schemas.ts";

test("writes a schema for each kind of file, and removes that of a removed page", () => {
  const folder = mkdtempSync(join(tmpdir(), "schemas-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "removed.json"), "{}");
  writeJsonSchemas(folder);
  const written = readdirSync(folder).map((file) => {
    const schema = JSON.parse(readFileSync(join(folder, file), "utf8"));
    return [basename(file, ".json"), schema.type, schema.required.length > 0];
  });
  const expected = Object.keys(jsonSchemas).map((name) => [name, "object", true]);
  expect(written).toEqual(expected.sort());
});

test("assigns each schema to its files in VS Code", () => {
  const settings = JSON.parse(readFileSync(".vscode/settings.json", "utf8"));
  const schemas = Object.entries<string>(settings["yaml.schemas"]);
  expect(schemas.map(([schema]) => basename(schema, ".json")).sort()).toEqual(
    Object.keys(jsonSchemas).sort(),
  );
  for (const [schema, files] of schemas) {
    expect(schema).toMatch(/^\.vscode\/schemas\//);
    expect(existsSync(files.replace("/*.yaml", "")), files).toBe(true);
  }
});

import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { jsonSchemas, writeJsonSchemas } from "./json-schemas.ts";

test("writes the schema that VS Code's settings name for each kind of file", () => {
  const folder = mkdtempSync(join(tmpdir(), "schemas-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeJsonSchemas(folder);
  const settings = JSON.parse(readFileSync(".vscode/settings.json", "utf8"));
  const named = Object.entries<string>(settings["yaml.schemas"]);
  expect(named).toHaveLength(Object.keys(jsonSchemas).length);
  for (const [schema, files] of named) {
    const file = schema.replace(".vscode/schemas", folder);
    expect(JSON.parse(readFileSync(file, "utf8")), schema).toMatchObject({ type: "object" });
    expect(existsSync(files.replace("/*.yaml", "")), files).toBe(true);
  }
});

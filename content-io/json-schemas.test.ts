import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { jsonSchemas, writeJsonSchemas } from "./json-schemas.ts";

const SETTINGS = `{
  // Mine
  "editor.rulers": [100],
  "yaml.schemas": {
    ".vscode/schemas/removed.json": "content/pages/removed.yaml"
  }
}
`;

test("writes a schema for each kind of file, and its files into the settings of VS Code", () => {
  const folder = fs.mkdtempSync(join(tmpdir(), "schemas-"));
  onTestFinished(() => fs.rmSync(folder, { recursive: true }));
  fs.mkdirSync(join(folder, "schemas"));
  fs.writeFileSync(join(folder, "schemas/removed.json"), "{}");
  fs.writeFileSync(join(folder, "settings.json"), SETTINGS);
  writeJsonSchemas(folder);
  const written = fs.readdirSync(join(folder, "schemas")).map((file) => {
    const schema = JSON.parse(fs.readFileSync(join(folder, "schemas", file), "utf8"));
    return [basename(file, ".json"), schema.type, schema.required.length > 0];
  });
  const names = Object.keys(jsonSchemas);
  expect(written).toEqual(names.map((name) => [name, "object", true]).sort());

  const settings = fs.readFileSync(join(folder, "settings.json"), "utf8");
  expect(settings).toMatch(/^\{\n {2}\/\/ Mine\n {2}"editor.rulers": \[100\],\n/);
  const files = new Map<string, string>(
    Object.entries(JSON.parse(settings.replace("// Mine", ""))["yaml.schemas"]),
  );
  expect([...files.keys()]).toEqual(names.map((name) => `.vscode/schemas/${name}.json`));
  for (const file of files.values())
    expect(fs.existsSync(file.replace("/*.yaml", "")), file).toBe(true);
});

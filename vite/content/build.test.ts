import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";
import { freshContent } from "./mistakes.ts";

test("a wrong file stops the build, which says only what is wrong and where", async () => {
  const content = await freshContent();
  await content.change("site.yaml", "https://shop.", "http://shop.");
  await content.change("volumes/late.yaml", "id: l1", "id: e1");
  const dist = join(content.folder, "../dist");
  const { status, stdout, stderr } = spawnSync("npm", ["run", "--silent", "build"], {
    encoding: "utf8",
    shell: process.platform === "win32",
    env: { ...process.env, CONTENT_DIR: content.folder, DIST_DIR: dist },
  });
  expect(status).toBe(1);
  expect(stdout).toBe("");
  expect(linesWithoutNpm(stderr)).toEqual([
    "error during build:",
    "The content has problems:",
    'content/site.yaml:4  "shopUrl" is no https address, as in https://shop.example/',
    'content/volumes/late.yaml:5  quote id "e1" is already used in content/volumes/early.yaml:7',
  ]);
  expect(existsSync(dist)).toBe(false);
}, 60_000);

/** npm may warn of the machine's own settings. */
function linesWithoutNpm(text: string) {
  return stripVTControlCharacters(text)
    .split("\n")
    .filter((line) => line && !line.startsWith("npm "));
}

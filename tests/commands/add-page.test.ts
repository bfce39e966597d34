import * as fs from "node:fs";
import { dirname, join } from "node:path";
import { copyProject } from "../helpers/project-copy.ts";

const manual = fs.readFileSync("CONTRIBUTING.md", "utf8");
const { folder, type, remove } = copyProject();
afterAll(remove);
const FIXTURES = { CONTENT_DIR: "tests/fixtures", DIST_DIR: "dist" };

test("the steps in CONTRIBUTING, followed word for word, add a page", () => {
  const blocks = [...manual.matchAll(/^ {3}```(\w+) (\S[^\n]*)\n(.*?)^ {3}```$/gms)];
  expect(blocks.length).toBeGreaterThan(7);
  for (const [, language, files = "", block = ""] of blocks) {
    const text = block.replace(/^ {3}/gm, "");
    for (const file of files.split(" "))
      change(file, (before) => (language === "diff" ? applied(before, text, file) : text));
  }
  for (const command of [
    "run lint",
    "run types",
    "run build",
    "exec -- vitest run --project=built tests/built/html tests/built/heads", // every list has it
    "exec -- vitest run --project=unit author/json-schemas author/editor/config", // it has its form
  ]) {
    const { status, stdout } = type(command, FIXTURES);
    expect(status, stdout).toBe(0);
  }
  for (const [file, part] of [
    ["letters.html", "<p>Every letter is read."],
    ["index.html", 'href="/letters"'],
    ["sw.js", "/letters"],
  ] as const)
    expect(fs.readFileSync(join(folder, "dist", file), "utf8")).toContain(part);
});

test("the types reject a page without a component, a renamed field and a changed path", () => {
  change("src/app/routes.tsx", (text) => text.replace(/^ {2}letters: .*\n/m, ""));
  const data = "src/pages/letters/letters.data.ts";
  change(data, (text) => text.replace("intro: longTextField", "outro: longTextField"));
  change(data, (text) => text.replace('path: "/letters"', 'path: "/post"'));
  const { status, stdout } = type("run types");
  expect(status).not.toBe(0);
  expect(stdout).toContain("Property 'letters' is missing");
  expect(stdout).toContain("Property 'intro' does not exist");
  expect(stdout).toContain(`Type '"/letters"' is not assignable`);
});

function change(file: string, change: (text: string) => string) {
  const path = join(folder, file);
  fs.mkdirSync(dirname(path), { recursive: true });
  fs.writeFileSync(path, change(fs.existsSync(path) ? fs.readFileSync(path, "utf8") : ""));
}

/** A file with the lines that a diff adds, at the positions of their context. */
function applied(before: string, diff: string, file: string) {
  const lines = diff.match(/^[ +].*\n/gm) ?? [];
  const textOf = (wanted: string[]) => wanted.map((line) => line.slice(1)).join("");
  const old = textOf(lines.filter((line) => line.startsWith(" ")));
  if (before.split(old).length !== 2) throw new Error(`${file} does not have once:\n${old}`);
  return before.replace(old, () => textOf(lines));
}

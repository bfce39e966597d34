import { readFileSync } from "node:fs";
import { afterAll, expect, test, vi } from "vitest";
import { copyProject } from "./project-copy";

vi.setConfig({ testTimeout: 600_000 }); // lint, types and a whole build, on machines that may be busy
const project = copyProject();
afterAll(project.remove);

/** The blocks that CONTRIBUTING shows for a new page: their language, files and text. */
const blocks = [
  ...readFileSync("CONTRIBUTING.md", "utf8").matchAll(
    /^ {3}```(\w+) (\S[^\n]*)\n(.*?)^ {3}```$/gms,
  ),
].map(([, language = "", files = "", text = ""]) => {
  return { language, files: files.split(" "), text: text.replace(/^ {3}/gm, "") };
});

test("the steps in CONTRIBUTING, followed word for word, add a page", () => {
  expect(blocks.length).toBeGreaterThan(8);
  for (const { language, files, text } of blocks) {
    for (const file of files) {
      const isDiff = language === "diff";
      project.change(file, (before) => (isDiff ? applied(before, text, file) : text));
    }
  }
  const [update = ""] = /(?<=`npx )vitest run [^`]+/.exec(project.read("CONTRIBUTING.md")) ?? [];
  project.type("exec", "--", ...update.split(" "));
  for (const command of [
    "run lint",
    "run types",
    "run build",
    "exec -- vitest run --project=built tests/built/files tests/built/heads", // every list has it
    "exec -- vitest run --project=unit commands/json-schemas", // editors know its fields
  ]) {
    const { status, said } = project.type(...command.split(" "));
    expect(status, said).toBe(0);
  }

  const html = project.read("dist/letters.html");
  expect(html).toContain('<p class="letters-intro">Every letter is read.');
  expect(project.read("dist/index.html")).toContain('href="/letters"');
  expect(project.read("dist/sw.js")).toContain("/letters");
});

test("a field renamed, a path changed and a component left out fail the types", () => {
  const build = "src/pages/letters/letters.build.ts";
  project.change(build, (text) => text.replace("intro: longText", "outro: longText"));
  project.change(build, (text) => text.replace('path: "/letters"', 'path: "/post"'));
  project.change("src/app/routes.tsx", (text) => text.replace(/^ {2}letters: .*\n/m, ""));
  const { status, said } = project.type("run", "types");
  expect(status).not.toBe(0);
  expect(said).toContain("letters-page.tsx");
  expect(said).toContain("Property 'intro' does not exist");
  expect(said).toContain(`Type '"/letters"' is not assignable`);
  expect(said).toContain("Property 'letters' is missing");
});

/** A file with the lines that a diff adds, where its other lines stand. */
function applied(before: string, diff: string, file: string) {
  const lines = diff.match(/^[ +].*\n/gm) ?? [];
  const textOf = (wanted: string[]) => wanted.map((line) => line.slice(1)).join("");
  const old = textOf(lines.filter((line) => line.startsWith(" ")));
  if (before.split(old).length !== 2) throw new Error(`${file} does not have once:\n${old}`);
  return before.replace(old, () => textOf(lines));
}

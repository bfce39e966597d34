import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { copyProject } from "./project-copy";

const project = copyProject();
afterAll(project.remove);

/** The files that CONTRIBUTING shows for a new page, by name. */
const files = Object.fromEntries(
  [...readFileSync("CONTRIBUTING.md", "utf8").matchAll(/^ {3}```\w+ (\S+)\n(.*?)^ {3}```$/gms)].map(
    ([, name = "", text = ""]) => [name, text.replace(/^ {3}/gm, "")],
  ),
);

test("a page comes to be by what CONTRIBUTING says, and nothing else", () => {
  const { "src/app/routes.tsx": line = "", ...own } = files;
  expect(line.trim().split("\n")).toHaveLength(1);
  for (const [name, text] of Object.entries(own)) {
    expect(name).toMatch(/^(src\/pages\/letters\/|content\/pages\/)/);
    mkdirSync(dirname(join(project.folder, name)), { recursive: true });
    writeFileSync(join(project.folder, name), text);
  }
  project.change("src/app/routes.tsx", (text) =>
    text.replace(/^ {4}page\("guide".*\n/m, (last) => `${last}    ${line}`),
  );

  for (const script of ["lint", "types", "build"]) {
    const { status, said } = project.type("run", script);
    expect(status, said).toBe(0);
  }

  const html = project.read("dist/letters.html");
  expect(html).toContain("<title>Letters to the Author | ");
  expect(html).toContain('<p class="letters-intro">Every letter is read.');
  const [, card = ""] = /property="og:image" content="[^"]*\/(share\/[^"]+)"/.exec(html) ?? [];
  expect(readdirSync(join(project.folder, "dist/share"))).toContain(card.slice("share/".length));
  const [, sheet = ""] = /href="\/(assets\/letters-page[^"]+\.css)"/.exec(html) ?? [];
  expect(project.read(`dist/${sheet}`)).toContain(".letters-intro");
  expect(project.read("dist/sitemap.xml")).toContain("/letters</loc>");
  expect(project.read("dist/sw.js")).toContain("/letters");
});

test("words that its schema does not know stop the build", () => {
  project.change("content/pages/letters.yaml", (text) => text.replace("intro:", "inrto:"));
  const { status, said } = project.type("run", "build");
  expect(status).toBe(1);
  expect(said).toContain('content/pages/letters.yaml:6  has an unknown name "inrto": did you mean');
});

test("a component that asks for words which are not there fails the types", () => {
  project.change("src/pages/letters/letters-page.tsx", (text) =>
    text.replace("letters.intro", "letters.outro"),
  );
  const { status, said } = project.type("run", "types");
  expect(status).not.toBe(0);
  expect(said).toContain("Property 'outro' does not exist");
});

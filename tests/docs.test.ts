import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

/** Every page that a person reads to work on the site. */
const pages = [
  "README.md",
  "CONTRIBUTING.md",
  ...["content", "docs", "deploy"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".md"))
      .map((name) => join(folder, name)),
  ),
];

const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));

test.each(pages)("%s names only commands that there are, with options that they know", (page) => {
  for (const { script, flags } of commandsIn(page)) {
    if (!script) continue; // npm's own, as in `npm ci`
    expect(scripts, `npm run ${script}`).toHaveProperty([script]);
    const [, source] = /tools\/run\.mjs (\S+)/.exec(scripts[script]) ?? [];
    if (!source) continue;
    const code = readFileSync(source, "utf8");
    for (const flag of flags) expect(code, `${script} ${flag}`).toContain(flag.slice(2));
  }
});

test.each(pages)("%s leads only to files that are there", (page) => {
  const text = readFileSync(page, "utf8");
  const links = [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)|<img src="([^"]+)"/g)]
    .map(([, link, image]) => link ?? image ?? "")
    .filter((link) => !/^[a-z]+:/.test(link));
  for (const link of links) expect(existsSync(join(dirname(page), link)), link).toBe(true);
});

test("the pages together name the commands that an author and a builder need", () => {
  const named = new Set(pages.flatMap(commandsIn).map(({ script }) => script));
  for (const script of [
    "start",
    "test",
    "dev",
    "build",
    "edit",
    "content",
    "content:new",
    "content:import",
    "host-config",
    "deploy:check",
  ]) {
    expect(named, script).toContain(script);
  }
});

/** Each `npm …` that a page tells its reader to type, as far as the options it gives our scripts. */
function commandsIn(page: string) {
  const text = readFileSync(page, "utf8");
  return [...text.matchAll(/\bnpm (run )?([a-z][\w:-]*)([^`\n]*)/g)].map(
    ([, run, name = "", rest = ""]) => ({
      script: run || ["start", "test"].includes(name) ? name : undefined,
      flags: rest.match(/(?<= )--[a-z]+/g) ?? [],
    }),
  );
}

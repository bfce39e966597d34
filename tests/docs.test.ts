import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { filesIn } from "../tools/paths";

const pages = [
  "README.md",
  "CONTRIBUTING.md",
  ...["content", "docs"].flatMap((folder) => filesIn(folder).map((name) => `${folder}/${name}`)),
].filter((name) => name.endsWith(".md"));
const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));

test.each(pages)("%s names only commands, options and files that exist", (page) => {
  const text = readFileSync(page, "utf8");
  for (const { script, flags } of commandsIn(text)) {
    expect(scripts, `npm run ${script}`).toHaveProperty([script]);
    const [, source] = /tools\/run\.mjs (\S+)/.exec(scripts[script]) ?? [];
    const code = source ? readFileSync(source, "utf8") : "";
    for (const flag of source ? flags : []) expect(code, script).toContain(flag.slice(2));
  }
  const links = [...text.matchAll(/\]\(([^)#\s:]+)[#)]|<img src="([^"]+)"/g)];
  for (const [, link, image] of links) {
    const file = join(dirname(page), link ?? image ?? "");
    expect(existsSync(file), file).toBe(true);
  }
  const named = text.match(/(?<=`)(src|vite|deploy|commands|tests|e2e|bench|docs)\/[\w./-]+(?=`)/g);
  for (const file of named ?? []) expect(existsSync(file), file).toBe(true);
});

/** Each `npm run …` that a page tells its reader to type, with its options. */
function commandsIn(text: string) {
  return [...text.matchAll(/\bnpm (?:run (?:-s )?)?([a-z][\w:-]*)([^`\n]*)/g)]
    .map(([, script = "", rest = ""]) => ({ script, flags: rest.match(/(?<= )--[a-z]+/g) ?? [] }))
    .filter(({ script }) => !["ci", "install", "keeps"].includes(script)); // npm's own, and prose
}

import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { entriesIn } from "../tools/folders.ts";

const pages = [
  "README.md",
  "CONTRIBUTING.md",
  ...["content", "docs"].flatMap((folder) => entriesIn(folder).map((name) => `${folder}/${name}`)),
].filter((name) => name.endsWith(".md"));
const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
/** A script with its options that a document names; not npm's own commands, nor prose. */
const COMMAND = /\bnpm (?:run (?:-s )?)?(?!(?:run|ci|install)\b)([a-z][\w:-]*)([^`\n]*)/g;

test.each(pages)("%s names only commands, options and files that exist", (page) => {
  const text = readFileSync(page, "utf8");
  for (const [, script = "", rest = ""] of text.matchAll(COMMAND)) {
    expect(scripts, `npm run ${script}`).toHaveProperty([script]);
    const [, source] = /run-ts\.mjs (\S+)/.exec(scripts[script]) ?? [];
    const options = source ? rest.match(/(?<= )--[a-z]+/g) : [];
    for (const option of options ?? [])
      expect(readFileSync(source ?? "", "utf8")).toContain(option);
  }
  const links = [...text.matchAll(/\]\(([^)#\s:]+)[#)]|<img src="([^"]+)"/g)];
  const linked = links.map(([, link, image]) => join(dirname(page), link ?? image ?? ""));
  const named = text.match(
    /(?<=`)(src|content-io|vite|deploy|commands|editor|tools|tests|e2e|docs)\/[\w./-]+(?=`)/g,
  );
  for (const file of [...linked, ...(named ?? [])]) expect(existsSync(file), file).toBe(true);
});

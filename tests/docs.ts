import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Every page that a person reads to work on the site. */
export const pages = [
  "README.md",
  "CONTRIBUTING.md",
  ...["content", "docs", "deploy"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".md"))
      .map((name) => join(folder, name)),
  ),
];

/** Each `npm …` that a page tells its reader to type, as far as the options it gives our scripts. */
export function commandsIn(page: string) {
  const text = readFileSync(page, "utf8");
  return [...text.matchAll(/\bnpm (run )?([a-z][\w:-]*)([^`\n]*)/g)].map(
    ([, run, name = "", rest = ""]) => ({
      script: run || ["start", "test"].includes(name) ? name : undefined,
      flags: rest.match(/(?<= )--[a-z]+/g) ?? [],
    }),
  );
}

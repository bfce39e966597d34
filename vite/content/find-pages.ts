import { readdirSync } from "node:fs";
import { basename, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";
import type { PageDefinition } from "../../src/content/page.ts";

const PAGES = fileURLToPath(new URL("../../src/pages/", import.meta.url));

let found: Promise<PageDefinition[]> | undefined;

/** The definition of every page: the default export of each `src/pages/<name>/<name>.content.ts`. */
export function findPages(): Promise<PageDefinition[]> {
  found ??= Promise.all(contentFiles().map(definitionIn)).then((pages) => pages.flat());
  return found;
}

function contentFiles() {
  return readdirSync(PAGES, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".content.ts"))
    .sort()
    .map((name) => PAGES + name);
}

/** A page made of other files, as a book's is, exports no definition. */
async function definitionIn(file: string): Promise<PageDefinition[]> {
  const { module } = await runnerImport<{ default?: PageDefinition }>(file, {
    configFile: false,
    logLevel: "error",
  });
  const page = module.default;
  if (page && page.name !== basename(dirname(file))) {
    throw new Error(`${file} defines the page "${page.name}", which is not the name of its folder`);
  }
  return page ? [page] : [];
}

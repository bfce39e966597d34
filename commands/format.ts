import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parse } from "yaml";
import type { Sources } from "../vite/content/read-content.ts";
import type { Source } from "../vite/content/read-yaml.ts";
import { canonicalYaml } from "./write-yaml.ts";

/** The files without mistakes that are not in the form in which the editor saves them. */
export async function filesToFormat(folder: string, sources: Sources) {
  const { site, pages, collections, volumes } = sources;
  const files: Source<unknown>[] = [site, ...Object.values(pages), ...collections, ...volumes];
  const read = files
    .filter(({ value }) => value !== undefined)
    .map(async ({ file, problemAt }) => {
      const path = join(dirname(folder), file);
      const text = await readFile(path, "utf8");
      const value: unknown = parse(text);
      return { file, path, value, problemAt, isInForm: canonicalYaml(path, value) === text };
    });
  return (await Promise.all(read)).filter(({ isInForm }) => !isInForm);
}

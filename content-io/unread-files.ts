import { existsSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { picturesIn } from "../src/content/picture.ts";
import { entriesIn } from "../tools/folders.ts";
import { type ContentFile, didYouMean, type Problem } from "./read-yaml.ts";

/** What systems and editors leave behind, and the manual. */
const IGNORED =
  /(^|\/)(\.[^/]*|Thumbs\.db|desktop\.ini|~\$[^/]*|[^/]*~|#[^/]*#|[^/]*\.bak)(\/|$)|^README\.md$/i;
const YAML_FOLDERS = ["volumes", "collections", "pages"];

export function isIgnored(name: string) {
  return IGNORED.test(name);
}

/** Reports each file that looks as if it should be read, but is not. */
export function unreadFiles(folder: string, files: ContentFile<unknown>[]): Problem[] {
  const content = basename(folder);
  const read = new Set(files.map(({ file }) => file));
  return filesIn(folder)
    .filter((name) => isYaml(name) && !read.has(`${content}/${name}`))
    .map((name) => {
      const reason = `is ignored: ${remedyFor(name, [...read])}`;
      return { file: `${content}/${name}`, line: 1, reason };
    });
}

/** Pictures and other files that no content file names. */
export function unusedFiles(folder: string, files: ContentFile<unknown>[]): Problem[] {
  if (files.some(({ value }) => value === undefined)) return []; // it may name any of them
  const used = new Set(files.flatMap(({ value }) => picturesIn(value).map(([, { file }]) => file)));
  return filesIn(folder)
    .filter((name) => !isYaml(name) && !used.has(name))
    .map((name) => {
      const reason = "no page shows this file";
      return { file: `${basename(folder)}/${name}`, line: 1, reason };
    });
}

function filesIn(folder: string) {
  if (!existsSync(folder)) return [];
  const names = entriesIn(folder).filter((name) => !isIgnored(name));
  return names.filter((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.isFile());
}

function isYaml(name: string) {
  return YAML_FOLDERS.some((folder) => name.startsWith(`${folder}/`)) || /\.ya?ml$/i.test(name);
}

function remedyFor(name: string, read: string[]) {
  const [folder = "", ...path] = name.split("/");
  if (!YAML_FOLDERS.includes(folder))
    return "move it into the folder volumes, collections or pages";
  if (!name.endsWith(".yaml")) return "its name must end in .yaml";
  if (path.length > 1) return `move it into the folder ${folder}`;
  const page = basename(name, ".yaml");
  const pages = read.filter((file) => file.includes("/pages/"));
  const names = pages.map((file) => basename(file, ".yaml"));
  return `there is no page "${page}"${didYouMean(page, names)}`;
}

import { existsSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { entriesIn } from "../tools/folders.ts";
import type { ContentFile, Problem } from "./read-yaml.ts";

/** What systems and editors leave behind (`.crswap` is Chrome's, while it saves), and the manual. */
const IGNORED =
  /(^|\/)(\.[^/]*|Thumbs\.db|desktop\.ini|~\$[^/]*|[^/]*~|#[^/]*#|[^/]*\.(bak|crswap))(\/|$)|^README\.md$/i;
const TEXT = /^(volumes|collections|pages)\/|\.ya?ml$/i;

const REASON =
  "is ignored: a volume is a file such as volumes/letters-home.yaml, a collection one such as collections/letters.yaml";

export function isIgnored(name: string) {
  return IGNORED.test(name);
}

/** Reports each file that looks as if it should be read, but is not. */
export function unreadFiles(folder: string, files: ContentFile<unknown>[]): Problem[] {
  const read = new Set(files.map(({ file }) => file));
  return textFilesIn(folder)
    .map((name) => `${basename(folder)}/${name}`)
    .filter((file) => !read.has(file))
    .map((file) => ({ file, line: 1, reason: REASON }));
}

function textFilesIn(folder: string) {
  const names = existsSync(folder) ? entriesIn(folder) : [];
  return names.filter((name) => {
    if (!TEXT.test(name) || isIgnored(name)) return false;
    return statSync(join(folder, name), { throwIfNoEntry: false })?.isFile(); // it may be deleted
  });
}

import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { type Document, isMap, isScalar, isSeq, parseDocument, type YAMLMap } from "yaml";
import { nextId } from "../vite/content/ids.ts";
import { mendLetters } from "../vite/content/odd-letters.ts";
import { replaceFile } from "./replace-file.ts";

/**
 * Mends what can be mended in one way only: odd letters, and ids left out. Nothing else is touched.
 * Tells each file that was mended, and what was done to it.
 */
export async function fixFolder(folder: string) {
  const names = await readdir(folder, { recursive: true });
  const files = await Promise.all(
    names
      .filter((name) => name.endsWith(".yaml"))
      .sort()
      .map(async (name) => ({ name, text: await readFile(join(folder, name), "utf8") })),
  );
  const taken = new Set(files.flatMap(({ text }) => idsIn(parseDocument(text))));
  const mended: { file: string; done: string[] }[] = [];
  for (const { name, text } of files) {
    const lettered = mendLetters(text);
    const { text: after, given } = withIds(lettered, taken);
    if (after === text) continue;
    await replaceFile(join(folder, name), after);
    const done = [
      lettered !== text && "odd letters mended",
      given.length > 0 && `ids given: ${given.join(", ")}`,
    ].filter((part) => part !== false);
    mended.push({ file: `${basename(folder)}/${name.replaceAll("\\", "/")}`, done });
  }
  return mended;
}

/** A volume's text with an id for every quote that has none; ids that are there stay. */
export function withIds(text: string, taken: Set<string>) {
  const document = parseDocument(text);
  const given: string[] = [];
  if (document.errors.length > 0) return { text, given };
  const own = idsIn(document);
  const lineEnd = text.includes("\r\n") ? "\r\n" : "\n";
  const inserts = entriesOf(document).flatMap((entry) => {
    if (idOf(entry) || !entry.range) return [];
    const id = nextId([...own, ...given], String(document.get("slug")), taken);
    given.push(id);
    taken.add(id);
    const empty = entry.items.find(({ key }) => isScalar(key) && key.value === "id")?.key;
    if (isScalar(empty) && empty.range) return [{ at: empty.range[1] + 1, words: ` ${id}` }];
    const [at] = entry.range;
    const column = at - text.lastIndexOf("\n", at - 1) - 1;
    return [{ at, words: `id: ${id}${lineEnd}${" ".repeat(column)}` }];
  });
  const after = inserts.reduceRight(
    (done, { at, words }) => done.slice(0, at) + words + done.slice(at),
    text,
  );
  return { text: after, given };
}

function idsIn(document: Document) {
  return entriesOf(document).map(idOf).filter(Boolean);
}

function entriesOf(document: Document) {
  const list = document.get("quotes");
  return isSeq(list) ? list.items.filter((entry) => isMap(entry)) : [];
}

function idOf(entry: YAMLMap) {
  return String(entry.get("id") ?? "");
}

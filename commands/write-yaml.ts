import { rename, writeFile } from "node:fs/promises";
import { isDeepStrictEqual } from "node:util";
import { parse, stringify } from "yaml";

/** Writes a content file in the form that the browser editor writes too, whole or not at all. */
export async function writeYaml(path: string, value: unknown) {
  const text = stringify(value, { indentSeq: true, lineWidth: 0, singleQuote: true });
  if (!isDeepStrictEqual(parse(text), value)) throw new Error(`${path} would not read back.`);
  await writeFile(`${path}.new`, text);
  await rename(`${path}.new`, path);
}

/** "The Dream Chaser's Café" becomes the-dream-chasers-cafe. */
export function slugFor(title: string) {
  return title
    .normalize("NFKD")
    .replace(/[\u0300-\u036F'’]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}

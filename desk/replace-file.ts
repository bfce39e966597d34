import { rename, writeFile } from "node:fs/promises";

/** Writes a file whole or not at all, should the machine stop in the middle. */
export async function replaceFile(path: string, text: string) {
  await writeFile(`${path}.new`, text);
  await rename(`${path}.new`, path);
}

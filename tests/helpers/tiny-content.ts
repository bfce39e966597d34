import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** A small site of one collection with two volumes, for tests to put problems into. */
export async function tinyContent() {
  const parent = await mkdtemp(join(tmpdir(), "site-"));
  const folder = join(parent, "content");
  const write = async (file: string, text: string | Uint8Array) => {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  };
  const read = (file: string) => readFile(join(folder, file), "utf8");

  await cp("tests/tiny-content", folder, { recursive: true });
  for (const part of ["pages", "pictures"])
    await cp(join("tests/fixtures", part), join(folder, part), { recursive: true });
  const home = await read("pages/home.yaml");
  await write("pages/home.yaml", home.replace(/afterBook: .*/, 'afterBook: "1"'));
  return {
    folder,
    write,
    read,
    /** Replaces text in a file, as an author would. */
    change: async (file: string, from: string | RegExp, to: string) => {
      const text = await read(file);
      const changed = text.replace(from, () => to);
      if (changed === text) throw new Error(`${file} has no ${from}`);
      await write(file, changed);
    },
    remove: () => rm(parent, { recursive: true }),
  };
}

import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** A small site of one collection with two volumes; its pages' words are the real ones. */
const FILES: Record<string, string> = {
  "site.yaml": `brand: Small Hours
tagline: a line at a time
siteUrl: https://small-hours.example/
shopUrl: https://shop.small-hours.example/
experienceUrl: https://dice.small-hours.example/
shortName: Hours
`,
  "collections/nights.yaml": `id: "1"
slug: nights
title: Nights
coverUrl: covers/plain.svg
volumes:
  - early
  - late
`,
  "volumes/early.yaml": `# The first volume.
slug: early
title: Early
subtitle: Volume One
coverUrl: covers/plain.svg
quotes:
  - id: e1
    text: >-
      The kettle knows the hour.
    example: >-
      Boil water and wait beside it.
  - id: e2 # a favourite
    text: >-
      A lamp is a small opinion.
    example: >-
      Switch off one light you do not need.
`,
  "volumes/late.yaml": `slug: late
title: Late
coverUrl: covers/plain.svg
quotes:
  - id: l1
    text: >-
      Nothing is as awake as a stair.
    example: >-
      Walk up slowly and count.
`,
  "covers/plain.svg":
    '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="900"><rect width="600" height="900" fill="#17223c"/></svg>',
};

/** A content folder for tests to put mistakes into. */
export interface SampleContent {
  folder: string;
  /** Swaps words in a file, as an author with an editor would. */
  change: (file: string, from: string | RegExp, to: string) => Promise<void>;
  write: (file: string, text: string | Uint8Array) => Promise<void>;
  read: (file: string) => Promise<string>;
  remove: () => Promise<void>;
}

export async function sampleContent(): Promise<SampleContent> {
  const parent = await mkdtemp(join(tmpdir(), "site-"));
  const folder = join(parent, "content");
  const write = async (file: string, text: string | Uint8Array) => {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  };
  const read = (file: string) => readFile(join(folder, file), "utf8");

  for (const part of ["pages", "pictures"]) {
    await cp(join("tests/fixtures", part), join(folder, part), { recursive: true });
  }
  await Promise.all(Object.entries(FILES).map(([file, text]) => write(file, text)));
  const home = await read("pages/home.yaml");
  await write("pages/home.yaml", home.replace(/afterBook: .*/, 'afterBook: "1"'));
  return {
    folder,
    write,
    read,
    change: async (file, from, to) => {
      const text = await read(file);
      const changed = text.replace(from, () => to);
      if (changed === text) throw new Error(`${file} has no ${from}`);
      await write(file, changed);
    },
    remove: () => rm(parent, { recursive: true }),
  };
}

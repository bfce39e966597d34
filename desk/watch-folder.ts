import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const LOOK_EVERY_MS = 300;

/**
 * Calls `look` now and after each change in the folder. It compares names, sizes and times, so that
 * it sees a save in place and a save by renaming alike, on every system.
 */
export async function watchFolder(folder: string, look: () => Promise<void>): Promise<never> {
  let seen: string | undefined;
  for (;;) {
    const now = await stateOf(folder);
    if (now !== seen) {
      seen = now;
      await look();
    }
    await wait(LOOK_EVERY_MS);
  }
}

async function stateOf(folder: string) {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const states = await Promise.all(
    names.sort().map(async (name) => {
      const file = await stat(join(folder, name)).catch(() => undefined);
      return file?.isFile() ? `${name} ${file.size} ${file.mtimeMs}` : "";
    }),
  );
  return states.join("\n");
}

import { existsSync, watch } from "node:fs";
import { basename, join } from "node:path";

const SWAP = ".crswap"; // ends the name of a file that Chromium first writes beside the saved one
const SAVING_MS = 500; // the two files change together, within this time

/**
 * Reports each content file that something other than the editor has written, which the editor's
 * next save would overwrite: it reads the files only once.
 */
export function watchOtherWriters(folder: string, report: (file: string) => void) {
  const saved = new Map<string, number>();
  const parts = ["", "collections", "pages", "volumes"];
  for (const part of parts.filter((part) => existsSync(join(folder, part)))) {
    watch(join(folder, part), (_event, name) => {
      const path = join(folder, part, name ?? "");
      if (path.endsWith(SWAP)) saved.set(path.slice(0, -SWAP.length), Date.now());
      if (!path.endsWith(".yaml")) return;
      const changed = Date.now();
      setTimeout(() => {
        const isOwn = Math.abs(changed - (saved.get(path) ?? 0)) < SAVING_MS;
        if (!isOwn && existsSync(path)) report(join(basename(folder), part, name ?? ""));
      }, SAVING_MS);
    });
  }
}

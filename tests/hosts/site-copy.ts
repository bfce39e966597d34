import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { CACHE_DIR, DIST_DIR } from "../paths";

/** The built site in a folder of its own, to be served while it is being tested. */
export function copySite(name: string) {
  const folder = join(CACHE_DIR, "hosts", name);
  rmSync(folder, { recursive: true, force: true });
  cpSync(DIST_DIR, folder, { recursive: true });
  return folder;
}

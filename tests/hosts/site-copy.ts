import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { compressFile } from "../../build/compress";
import { CACHE_DIR, DIST_DIR } from "../../build/paths";

/** One file for every rule, where the site itself has none. */
const STAND_INS = {
  "sw.js": "addEventListener('fetch', () => {});\n",
  "manifest.webmanifest": '{ "name": "Site" }\n',
  "share/picture.png": "",
};

/** The built site in a folder of its own, to be served while it is being tested. */
export async function copySite(name: string) {
  const folder = join(CACHE_DIR, "hosts", name);
  rmSync(folder, { recursive: true, force: true });
  cpSync(DIST_DIR, folder, { recursive: true });
  for (const [file, text] of Object.entries(STAND_INS)) {
    if (existsSync(join(folder, file))) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
    await compressFile(join(folder, file));
  }
  return folder;
}

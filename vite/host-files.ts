import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { caddyfile } from "../deploy/caddy.ts";
import { headersFile, redirectsFile } from "../deploy/headers-file.ts";
import { nginxConfig, usualPlace } from "../deploy/nginx.ts";
import { rules } from "../deploy/rules.ts";
import { vercelConfig } from "../deploy/vercel.ts";
import { loadContent } from "./content/load.ts";
import { CONTENT_DIR, DIST_DIR, SITE_URL } from "./paths.ts";

/** Writes what each host reads: into the site where it looks there, else beside it. */
export async function writeHostFiles() {
  const { site } = await loadContent(CONTENT_DIR, SITE_URL);
  const place = usualPlace(new URL(site.siteUrl).hostname);
  const caddyPlace = { address: place.host, root: place.root };
  const files = [
    [join(DIST_DIR, "_headers"), headersFile(rules)],
    [join(DIST_DIR, "_redirects"), redirectsFile()],
    [join(DIST_DIR, ".nojekyll"), ""], // or GitHub Pages leaves out what begins with an underscore
    [join(`${DIST_DIR}-config`, "nginx.conf"), nginxConfig(rules, place)],
    [join(`${DIST_DIR}-config`, "Caddyfile"), caddyfile(rules, caddyPlace)],
    ["vercel.json", vercelConfig(rules)],
  ] as const;
  await Promise.all(files.map(([file, text]) => writeIfNew(file, text)));
}

async function writeIfNew(file: string, text: string) {
  const old = await readFile(file, "utf8").catch(() => undefined);
  if (old === text) return;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

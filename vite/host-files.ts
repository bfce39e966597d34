import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { caddyfile } from "../deploy/caddy.ts";
import { rules } from "../deploy/headers.ts";
import { headersFile, redirectsFile } from "../deploy/headers-file.ts";
import { nginxConfig, usualPlace } from "../deploy/nginx.ts";
import type { Paths } from "../tools/paths.ts";
import { loadContent } from "./content/load.ts";

/** Writes what each host reads: into the site where it looks there, else beside it. */
export async function writeHostFiles({ content, dist, siteUrl }: Paths) {
  const { site } = await loadContent(content, siteUrl);
  const place = usualPlace(new URL(site.siteUrl).hostname);
  const caddyPlace = { address: place.host, root: place.root };
  const files = [
    [join(dist, "_headers"), headersFile(rules)],
    [join(dist, "_redirects"), redirectsFile()],
    [join(dist, ".nojekyll"), ""], // or GitHub Pages leaves out what begins with an underscore
    [join(`${dist}-config`, "nginx.conf"), nginxConfig(rules, place)],
    [join(`${dist}-config`, "Caddyfile"), caddyfile(rules, caddyPlace)],
  ] as const;
  await Promise.all(files.map(([file, text]) => writeIfNew(file, text)));
}

async function writeIfNew(file: string, text: string) {
  const old = await readFile(file, "utf8").catch(() => undefined);
  if (old === text) return;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

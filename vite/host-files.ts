import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
  caddyfile,
  headersFile,
  nginxConfig,
  REDIRECTS_FILE,
  usualPlace,
} from "../deploy/host-files.ts";
import type { Paths } from "../tools/paths.ts";
import { loadContent } from "./content/load.ts";

/** Writes what each host reads: into the site where it looks there, else beside it. */
export async function writeHostFiles({ content, dist, siteUrl }: Paths) {
  const { site } = await loadContent(content, siteUrl);
  const place = usualPlace(new URL(site.siteUrl).hostname);
  const config = `${dist}-config`;
  await mkdir(config, { recursive: true });
  await writeFile(join(dist, "_headers"), headersFile());
  await writeFile(join(dist, "_redirects"), REDIRECTS_FILE);
  await writeFile(join(dist, ".nojekyll"), ""); // or GitHub Pages leaves out what begins with an underscore
  await writeFile(join(config, "nginx.conf"), nginxConfig(place));
  await writeFile(join(config, "Caddyfile"), caddyfile(place.host, place.root));
}

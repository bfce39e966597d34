import { caddyfile, nginxConfig, usualPlace } from "../deploy/hosts.ts";
import { pathsFrom } from "../tools/paths.ts";
import { PlainError } from "../tools/plain-error.ts";
import { loadContent } from "../vite/content/read-content.ts";

/* npm run -s host-config nginx: prints the configuration of your own server. */
const [server, extra] = process.argv.slice(2);
if ((server !== "nginx" && server !== "caddy") || extra !== undefined) {
  throw new PlainError("Name the server: npm run -s host-config nginx (or caddy)");
}
const { content, siteUrl } = pathsFrom(process.env);
const { site } = await loadContent(content, siteUrl);
const place = usualPlace(new URL(site.siteUrl).hostname);
console.log(server === "caddy" ? caddyfile(place.host, place.root) : nginxConfig(place));

import { loadContent } from "../content-io/read-content.ts";
import { caddyfile, nginxConfig, usualPlace } from "../deploy/config-files.ts";
import { pathsFrom } from "../tools/paths.ts";
import { PlainError } from "../tools/user-error.ts";

/* npm run -s host-config nginx: prints the configuration of your own server. */
const [server, extra] = process.argv.slice(2);
if ((server !== "nginx" && server !== "caddy") || extra !== undefined) {
  throw new PlainError("For which server? npm run -s host-config nginx, or caddy");
}
const { content, siteUrl } = pathsFrom(process.env);
const { site } = await loadContent(content, siteUrl);
const place = usualPlace(new URL(site.siteUrl).hostname);
console.log(server === "caddy" ? caddyfile(place.host, place.root) : nginxConfig(place));

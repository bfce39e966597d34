// npm run -s host-config nginx: prints the configuration of your own server.
import { loadContent } from "../content-io/read-content.ts";
import { caddyfile, defaultServer, nginxConfig } from "../deploy/host-configs.ts";
import { buildOptionsFrom } from "../tools/folders.ts";
import { UserError } from "../tools/user-error.ts";

const [name = "", extra] = process.argv.slice(2);
if (!["nginx", "caddy"].includes(name) || extra !== undefined) {
  throw new UserError("Name the server: npm run -s host-config nginx (or caddy)");
}
const { contentDir, siteUrl } = buildOptionsFrom(process.env);
const { site } = await loadContent(contentDir, siteUrl);
const server = defaultServer(new URL(site.siteUrl).hostname);
console.log(name === "caddy" ? caddyfile(server.host, server.root) : nginxConfig(server));

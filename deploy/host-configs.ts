import { readFileSync } from "node:fs";
import { contentTypes } from "./content-types.ts";
import {
  defaultHeaders,
  type HeaderMap,
  headerExceptions,
  headerRules,
  headersFor,
} from "./headers.ts";

/**
 * The `_redirects` file, for Netlify: unknown books have their own not-found page. Cloudflare Pages
 * finds `book/404.html` on its own and ignores a rule with status 404.
 */
export const REDIRECTS_FILE = "/book/:slug /book/404.html 404\n";

/** The `_headers` file, which Cloudflare Pages and Netlify read from the published folder. */
export function headersFile() {
  const blocks = headerRules.map(({ path, headers }) => {
    const lines = Object.entries(headers).flatMap(([name, value]) => {
      // A line "! name" removes the default first, because Cloudflare would join both values with a
      // comma; Netlify ignores the line, which has no colon.
      const isSecond = headers !== defaultHeaders && name in defaultHeaders;
      return [...(isSecond ? [`  ! ${name}`] : []), `  ${name}: ${value}`];
    });
    return [path, ...lines].join("\n");
  });
  return `${blocks.join("\n\n")}\n`;
}

/** Default folder, ports and certificate of the site on a server with nginx or Caddy. */
export function defaultServer(host: string) {
  return {
    host,
    root: `/var/www/${host}`,
    http: 80,
    https: 443,
    certificate: `/etc/letsencrypt/live/${host}/fullchain.pem`,
    key: `/etc/letsencrypt/live/${host}/privkey.pem`,
  };
}

/** A site for nginx: header rules, compressed files, status 404, one URL per page. */
export function nginxConfig(server: ReturnType<typeof defaultServer>) {
  const types = Object.entries(contentTypes).map(([ending, type]) => `${bare(type)} ${ending};`);
  const withCharset = Object.values(contentTypes).filter((type) => type.includes("charset"));
  const texts = withCharset.map(bare).filter((type) => type !== "text/html"); // always has it
  return filled("nginx.conf.template", {
    ...server,
    headers: nginxLines(defaultHeaders),
    // A location's headers replace the server's, so each has them all.
    exceptions: headerExceptions.flatMap(({ path }) => [
      path.endsWith("*") ? `location ^~ ${path.slice(0, -1)} {` : `location = ${path} {`,
      ...nginxLines(headersFor(path)).map((line) => `  ${line}`),
      "  try_files $uri =404;",
      "}",
    ]),
    types,
    texts: texts.join(" "),
  });
}

/** Without the content type, which nginx knows from the file's extension. */
function nginxLines({ "Content-Type": _, ...headers }: HeaderMap) {
  return Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);
}

/** A site for Caddy, which obtains its certificate and redirects to HTTPS automatically. */
export function caddyfile(address: string, root: string) {
  return filled("Caddyfile.template", {
    address,
    root,
    headers: caddyLines(defaultHeaders),
    exceptions: headerExceptions.flatMap(({ path, headers }, index) => [
      `@exception${index} path ${path}`,
      `header @exception${index} {`,
      ...caddyLines(headers).map((line) => `\t${line}`),
      "}",
    ]),
    types: Object.entries(contentTypes).flatMap(([ending, type]) => [
      `@${ending} path *.${ending}`,
      `header @${ending} Content-Type "${type}"`,
    ]),
  });
}

/** The type without its charset, which nginx adds. */
function bare(type: string) {
  return type.replace(/;.*/, "");
}

function caddyLines(headers: HeaderMap) {
  return Object.entries(headers).map(([name, value]) => `${name} "${value}"`);
}

/** Replaces each {{name}} of a template by a value or by indented lines. */
function filled(template: string, values: Record<string, string | number | string[]>) {
  const text = readFileSync(new URL(template, import.meta.url), "utf8");
  return text.replace(/( *|\t*)\{\{(\w+)\}\}/g, (_match, indent: string, name: string) => {
    const lines = [values[name] ?? []].flat();
    return lines.map((line) => indent + line).join("\n");
  });
}

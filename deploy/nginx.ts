import { contentTypes } from "./content-types.ts";
import { folderOf, type Rule } from "./headers.ts";

/** Where the site lives on the machine; the test puts it elsewhere. */
export interface Place {
  host: string;
  root: string;
  ports: { http: number; https: number };
  certificate: string;
  key: string;
}

export function usualPlace(host: string): Place {
  return {
    host,
    root: `/var/www/${host}`,
    ports: { http: 80, https: 443 },
    certificate: `/etc/letsencrypt/live/${host}/fullchain.pem`,
    key: `/etc/letsencrypt/live/${host}/privkey.pem`,
  };
}

/** A site for nginx: everything `rules` says, compressed files, true 404s, one address a page. */
export function nginxConfig(rules: Rule[], { host, root, ports, certificate, key }: Place) {
  const { maps, headers } = headerLines(rules);
  return `# Made by the build from deploy/headers.ts. Needs Debian's libnginx-mod-http-brotli-static.
${maps}

server {
  listen ${ports.http};
  listen [::]:${ports.http};
  server_name ${host};
  location /.well-known/acme-challenge/ { root /var/www/html; }
  location / { return 301 https://${host}$request_uri; }
}

server {
  listen ${ports.https} ssl http2;
  listen [::]:${ports.https} ssl http2;
  server_name ${host};
  root ${root};
  ssl_certificate ${certificate};
  ssl_certificate_key ${key};
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_session_cache shared:site:2m;
  server_tokens off;

${indent(headers)}

  types {
${indent(typeLines(), 4)}
  }
  charset utf-8;
  charset_types text/html text/css text/plain text/javascript application/xml;

  # Every text file lies there in Brotli and gzip; nothing is compressed on the way out.
  gzip off;
  gzip_static on;
  brotli_static on;
  gzip_vary on;

  open_file_cache max=500 inactive=1h;
  open_file_cache_valid 10s;
  absolute_redirect off;

  error_page 404 $missing;
  location = /404.html { internal; }
  location = /book/404.html { internal; }
  location = /404 { return 404; }
  location = /book/404 { return 404; }

  location = / { try_files /index.html =404; }
  location / { try_files $uri $uri.html =404; }

  # One address for each page; the target begins with one slash and is a page of ours.
  location ~ ^/index(\\.html)?$ { return 301 /$is_args$args; }
  location ~ ^(?<page>/.+?)(/|\\.html)$ {
    if (-f $document_root$page.html) { return 301 $page$is_args$args; }
    return 404;
  }
}
`;
}

/** A header with exceptions becomes a variable, as a location's headers would hide the server's. */
function headerLines([everywhere, ...exceptions]: Rule[]) {
  const maps = [mapOf("$missing", "/404.html", [['"~^/book/[^/]+/?$"', "/book/404.html"]])];
  const headers = Object.entries(everywhere?.headers ?? {}).map(([name, value]) => {
    const others = exceptions.filter((rule) => name in rule.headers);
    if (others.length === 0) return `add_header ${name} "${value}" always;`;
    const variable = `$${name.toLowerCase().replaceAll("-", "_")}`;
    const entries = others.map((rule): [string, string] => [matching(rule), quoted(rule, name)]);
    maps.push(mapOf(variable, `"${value}"`, entries));
    return `add_header ${name} ${variable} always;`;
  });
  return { maps: maps.join("\n"), headers: headers.join("\n") };
}

function mapOf(variable: string, fallback: string, entries: [match: string, value: string][]) {
  const lines = [["default", fallback], ...entries].map((words) => `  ${words.join(" ")};`);
  return [`map $uri ${variable} {`, ...lines, "}"].join("\n");
}

function matching(rule: Rule) {
  const folder = folderOf(rule);
  return folder === undefined ? rule.path : `~^${folder}`;
}

function quoted({ headers }: Rule, name: string) {
  return `"${headers[name]}"`;
}

function typeLines() {
  return Object.entries(contentTypes)
    .map(([extension, type]) => `${type} ${extension};`)
    .join("\n");
}

function indent(text: string, by = 2) {
  return text.replace(/^/gm, " ".repeat(by));
}

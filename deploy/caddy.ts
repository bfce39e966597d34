import { contentTypes } from "./content-types.ts";
import type { Headers, Rule } from "./headers.ts";

/** A site for Caddy, which fetches its certificate and redirects to HTTPS by itself. */
export function caddyfile(rules: Rule[], { address, root }: { address: string; root: string }) {
  const [everywhere, ...exceptions] = rules;
  return `# Made by the build from deploy/headers.ts.
(everywhere) {
	header -Server
	header {
${lines(everywhere?.headers ?? {}, 2)}
	}
}

${address} {
	root * ${root}

	route {
		import everywhere
${exceptions.map(exceptionLines).join("\n")}
${typeLines()}

		@writing not method GET HEAD
		route @writing {
			header Allow "GET, HEAD"
			error 405
		}

		# One address for each page; the target begins with one slash and is a page of ours.
		@index path /index /index.html
		route @index {
			rewrite * /
			redir {uri} 301
		}
		@failures path /404 /404.html /book/404 /book/404.html
		error @failures 404
		@variant path_regexp page ^(/.+?)(?:/+|\\.html)$
		route @variant {
			@there file {re.page.1}.html
			route @there {
				rewrite * {re.page.1}
				redir {uri} 301
			}
			error 404
		}

		try_files {path} {path}.html
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}

	handle_errors {
		@missing expression {err.status_code} == 404
		route @missing {
			import everywhere
			header Content-Type "text/html; charset=utf-8"
			@book path_regexp ^/book/[^/]+/?$
			rewrite @book /book/404.html
			@other not path /book/404.html
			rewrite @other /404.html
			file_server {
				precompressed br gzip
			}
		}
		respond "{err.status_code} {err.status_text}"
	}
}
`;
}

function exceptionLines({ path, headers }: Rule, at: number) {
  return [
    `\t\t@exception${at} path ${path}`,
    `\t\theader @exception${at} {`,
    lines(headers, 3),
    "\t\t}",
  ].join("\n");
}

/** Caddy asks the machine for a file's type, and not every machine knows all of these. */
function typeLines() {
  return Object.entries(contentTypes)
    .filter(([extension]) => extension !== "html") // a page's path has no extension
    .flatMap(([extension, type]) => [
      `\t\t@${extension} path *.${extension}`,
      `\t\theader @${extension} Content-Type "${type}${isText(type) ? "; charset=utf-8" : ""}"`,
    ])
    .join("\n");
}

function isText(type: string) {
  return type.startsWith("text/") || type === "application/xml";
}

function lines(headers: Headers, depth: number) {
  return Object.entries(headers)
    .map(([name, value]) => `${"\t".repeat(depth)}${name} "${value}"`)
    .join("\n");
}

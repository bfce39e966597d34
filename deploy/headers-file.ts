import type { Rule } from "./headers.ts";

/** The `_headers` file, which Cloudflare Pages and Netlify read from the published folder. */
export function headersFile(rules: Rule[]) {
  const named = new Set<string>();
  const blocks = rules.map(({ path, headers }) => {
    const lines = Object.entries(headers).flatMap(([name, value]) => {
      const line = `  ${name}: ${value}`;
      // Cloudflare would join both values with a comma; Netlify passes over a line without a colon.
      return named.has(name) ? [`  ! ${name}`, line] : [line];
    });
    for (const name of Object.keys(headers)) named.add(name);
    return [path, ...lines].join("\n");
  });
  return `${blocks.join("\n\n")}\n`;
}

/**
 * The `_redirects` file, for Netlify: an unknown book has its own screen. Cloudflare Pages finds
 * `book/404.html` by itself, and passes over a rule with status 404.
 */
export function redirectsFile() {
  return "/book/:slug /book/404.html 404\n";
}

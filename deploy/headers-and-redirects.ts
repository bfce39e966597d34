import { defaultHeaders, headerRules } from "./headers.ts";

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

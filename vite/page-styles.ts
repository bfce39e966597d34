import { readdirSync } from "node:fs";
import type { Plugin } from "vite";

const PAGES = new URL("../src/pages/", import.meta.url);
const EVERY_PAGE = /@import "\.\.\/pages\/\*\.css" (.*);/;

/** Lets the one style sheet import those of all pages, by `@import "../pages/*.css"`. */
export function pageStyles(): Plugin {
  return {
    name: "page-styles",
    enforce: "pre",
    transform: {
      filter: { id: /src\/styles\/index\.css/, code: EVERY_PAGE },
      handler: (code) =>
        code.replace(EVERY_PAGE, (_line, layer) => {
          const names = readdirSync(PAGES, { recursive: true, encoding: "utf8" });
          const sheets = names.filter((name) => name.endsWith(".css")).sort();
          return sheets
            .map((name) => `@import "../pages/${name.replaceAll("\\", "/")}" ${layer};`)
            .join("\n");
        }),
    },
  };
}

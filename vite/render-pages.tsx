import { text } from "node:stream/consumers";
import type { ComponentProps } from "react";
import { preinit, preload } from "react-dom";
import { prerenderToNodeStream } from "react-dom/static";
import { App } from "../src/app/app.tsx";
import { pagePaths, routeAt } from "../src/app/routes.tsx";
import { htmlFileOf, NOT_FOUND_PATHS } from "../src/shared/paths.ts";
import type { FirstLoad } from "./first-load.ts";
import type { ServerEntry } from "./prerender.ts";

export const files: ServerEntry["files"] = [...pagePaths, ...NOT_FOUND_PATHS].map((path) => ({
  file: htmlFileOf(path),
  path,
  modules: routeAt(path).modules,
}));

export const render: ServerEntry["render"] = async (path, first) => {
  const page = <PrerenderedApp path={path} page={await routeAt(path).load()} first={first} />;
  const { prelude } = await prerenderToNodeStream(page, {
    // Keeps React from splitting the page into parts that inline scripts insert; the CSP forbids them.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      throw error;
    },
  });
  const html = await text(prelude);
  return (
    html
      // React's view-transition attributes, which only streaming needs and HTML does not allow.
      .replace(/ vt-[a-z]+="[^"]*"/g, "")
      // React renders this attribute without its value.
      .replaceAll('role="none" hidden=""', 'role="none" hidden="until-found"')
      .replace("</head>", `${first.scripts}</head>`)
  );
};

function PrerenderedApp({ first, ...props }: ComponentProps<typeof App> & { first: FirstLoad }) {
  for (const { url, ...integrity } of first.stylesheets) {
    preinit(url, { as: "style", precedence: "site", ...integrity });
  }
  for (const font of first.fonts) {
    preload(font, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  }
  return <App {...props} />;
}

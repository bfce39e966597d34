import { text } from "node:stream/consumers";
import type { ReactElement } from "react";
import { preinit, preload } from "react-dom";
import { prerenderToNodeStream } from "react-dom/static";
import { App } from "../src/app/app.tsx";
import { paths, routeAt } from "../src/app/routes.tsx";
import { FAILURE_PATHS, htmlFileOf } from "../src/shared/addresses.ts";
import type { FirstLoad } from "./first-load.ts";
import type { RenderPages } from "./prerender.ts";

export const files: RenderPages["files"] = [...paths, ...FAILURE_PATHS].map((path) => ({
  file: htmlFileOf(path),
  path,
  modules: routeAt(path).modules,
}));

export const render: RenderPages["render"] = async (path, first) => {
  const page = <Served path={path} screen={await routeAt(path).load()} first={first} />;
  const { prelude } = await prerenderToNodeStream(page, {
    // Otherwise React emits inline scripts, which the CSP forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      throw error;
    },
  });
  const html = await text(prelude);
  // Removes React's view-transition attributes, which only streaming needs and HTML does not allow.
  return html.replace(/ vt-[a-z]+="[^"]*"/g, "").replace("</head>", `${first.scripts}</head>`);
};

function Served({ first, ...page }: { path: string; screen: ReactElement; first: FirstLoad }) {
  for (const { url, ...digest } of first.stylesheets) {
    preinit(url, { as: "style", precedence: "site", ...digest });
  }
  for (const font of first.fonts) {
    preload(font, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  }
  return <App {...page} />;
}

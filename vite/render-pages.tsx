import { text } from "node:stream/consumers";
import type { ReactElement } from "react";
import { preinit, preload } from "react-dom";
import { prerenderToNodeStream } from "react-dom/static";
import { App } from "../src/app/app.tsx";
import { paths, routeAt } from "../src/app/routes.tsx";
import { FAILURE_PATHS, htmlFileOf } from "../src/content/addresses.ts";
import type { Assets } from "./first-load.ts";
import type { RenderPages } from "./prerender.ts";

export const files: RenderPages["files"] = [...paths, ...FAILURE_PATHS].map((path) => ({
  file: htmlFileOf(path),
  path,
  modules: routeAt(path).modules,
}));

export const render: RenderPages["render"] = async (path, assets) => {
  const page = <Served path={path} screen={await routeAt(path).load()} assets={assets} />;
  const { prelude } = await prerenderToNodeStream(page, {
    // Otherwise React emits inline scripts, which the CSP forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      throw error;
    },
  });
  return text(prelude);
};

function Served({ assets, ...page }: { path: string; screen: ReactElement; assets: Assets }) {
  for (const { url, ...digest } of assets.stylesheets) {
    preinit(url, { as: "style", precedence: "site", ...digest });
  }
  for (const font of assets.fonts) {
    preload(font, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  }
  return <App {...page} />;
}

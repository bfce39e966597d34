import { text } from "node:stream/consumers";
import { preinit, preload } from "react-dom";
import { prerenderToNodeStream } from "react-dom/static";
import { FAILURE_PATHS, htmlFileOf } from "../content/addresses";
import { Document } from "./document";
import type { Assets, Prerender } from "./prerendered";
import { paths, routeAt } from "./routes";

export const files: Prerender["files"] = [...paths, ...FAILURE_PATHS].map((path) => ({
  file: htmlFileOf(path),
  path,
  modules: routeAt(path).modules,
}));

export const render: Prerender["render"] = async (path, assets) => {
  await routeAt(path).load();
  const { prelude } = await prerenderToNodeStream(<Served path={path} assets={assets} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY, // or React streams large parts by inline script
    onError(error) {
      throw error;
    },
  });
  return text(prelude);
};

function Served({ path, assets }: { path: string; assets: Assets }) {
  for (const { url, ...digest } of assets.stylesheets) {
    preinit(url, { as: "style", precedence: "site", ...digest });
  }
  for (const font of assets.fonts) {
    preload(font, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  }
  return <Document path={path} />;
}

import { text } from "node:stream/consumers";
import { preinit, preload } from "react-dom";
import { prerenderToNodeStream } from "react-dom/static";
import { FAILURE_PATHS, fileOf } from "../content/addresses";
import { Document } from "./document";
import { addresses, routeAt } from "./routes";

/** What the served page asks the browser to load before anything else. */
export interface Assets {
  stylesheet: string;
  fonts: string[];
}

/** Each HTML file of the site, the address it is rendered for, and the modules it will need. */
export const files = [...addresses, ...FAILURE_PATHS].map((path) => ({
  file: fileOf(path),
  path,
  modules: routeAt(path).modules,
}));

/** The page at `path` as complete HTML, without any inline script. */
export async function render(path: string, assets: Assets) {
  await routeAt(path).load();
  const { prelude } = await prerenderToNodeStream(<Served path={path} assets={assets} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY, // or React streams large parts by inline script
    onError(error) {
      throw error;
    },
  });
  return text(prelude);
}

function Served({ path, assets }: { path: string; assets: Assets }) {
  preinit(assets.stylesheet, { as: "style", precedence: "site" });
  for (const font of assets.fonts) {
    preload(font, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  }
  return <Document path={path} />;
}

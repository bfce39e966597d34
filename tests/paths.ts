import { CACHE_DIR, pathsFrom } from "../tools/paths.ts";

/** The site that a suite visits: `on-tested-site.ts` names another than the author's. */
export const { content: CONTENT_DIR, dist: DIST_DIR } = pathsFrom(process.env);
export { CACHE_DIR };

import type { CSSOptions } from "vite";

/** Lightning CSS resolves the names of `src/styles/media.css`. */
export const css: CSSOptions = {
  transformer: "lightningcss",
  lightningcss: { drafts: { customMedia: true } },
};

import type { CSSOptions } from "vite";

const DIR_SELECTOR = 4; // Lightning's flag for `:dir()`

/**
 * Lightning CSS resolves the names of `src/styles/media.css`. It leaves `:dir()` alone: a list of
 * languages instead would not match text whose direction is known only from its letters.
 */
export const css: CSSOptions = {
  transformer: "lightningcss",
  lightningcss: { drafts: { customMedia: true }, exclude: DIR_SELECTOR },
};

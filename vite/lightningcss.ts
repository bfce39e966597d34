import type { CSSOptions } from "vite";

/** Lightning CSS's flag of `light-dark()`, whose variables it would add to every `color-scheme`. */
const LIGHT_DARK = 1 << 20;

/** Lightning CSS resolves the names of `src/styles/media.css`. */
export const css: CSSOptions = {
  transformer: "lightningcss",
  lightningcss: { drafts: { customMedia: true }, exclude: LIGHT_DARK },
};

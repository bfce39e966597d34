import type { CSSOptions } from "vite";

/** Flags of features that Lightning CSS would compile for older browsers. */
const DIR_SELECTOR = 1 << 2;
const LIGHT_DARK = 1 << 20;

/**
 * Lightning CSS resolves the names of `src/styles/media.css`. It leaves `:dir()` alone: a list of
 * languages instead would not match text whose direction is known only from its letters. We use no
 * `light-dark()`, whose variables it would add to every `color-scheme`.
 */
export const css: CSSOptions = {
  transformer: "lightningcss",
  lightningcss: { drafts: { customMedia: true }, exclude: DIR_SELECTOR | LIGHT_DARK },
};

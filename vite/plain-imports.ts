import type { Plugin } from "vite";

/**
 * Leaves dynamic imports as they are. Vite wraps each in a helper that loads its styles and
 * modules ahead: this site has one stylesheet, and its pages name their modules themselves.
 */
export function plainImports(): Plugin {
  return {
    name: "plain-imports",
    enforce: "pre",
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => "export const __vitePreload = (load) => load();",
    },
  };
}

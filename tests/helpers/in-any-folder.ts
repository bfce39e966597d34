import type { Plugin } from "vite";

/** Lets Vitest's browser mode run in a folder with a space or a quote mark in its path. */
export function inAnyFolder(): Plugin {
  return {
    name: "in-any-folder",
    enforce: "pre",
    // `vi.mock` resolves a module relative to the URL of the test, which it appends to the project's
    // folder without decoding it, and silently mocks nothing if that file is not there:
    // https://github.com/vitest-dev/vitest/issues/7788
    resolveId(name, importer) {
      const { root } = this.environment.config;
      const wrongRoot = root + new URL(`http://localhost${root}`).pathname;
      if (importer?.startsWith(`${wrongRoot}/`))
        return this.resolve(name, root + importer.slice(wrongRoot.length));
    },
    // Vitest writes the path of its own file between single quotes without escaping it.
    transform(code, id) {
      if (id !== "\0vitest/browser") return;
      return code.replace(/(?<= from )'(.+)'$/m, (_, path) => JSON.stringify(path));
    },
  };
}

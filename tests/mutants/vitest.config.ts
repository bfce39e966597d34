import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import base from "../../vitest.config.ts";

const FAST = ["unit", "part"];
/** They ask nothing of `src/`, start processes, or measure whole pages, which takes long. */
const LEFT_OUT = [
  "{desk,deploy,bench,tests}/**",
  "**/build.test.ts",
  "src/**/fit{,s}.part.test.tsx",
  "src/styles/*.part.*",
];

const projects = (base.test?.projects ?? []) as TestProjectInlineConfiguration[];

/** The tests that mutants must not pass: units and parts. */
export default defineConfig({
  root: process.cwd(),
  test: {
    projects: projects
      .filter(({ test }) => FAST.includes(String(test?.name)))
      .map(({ test, ...rest }) => ({
        ...rest,
        cacheDir: ".vite", // or a run beside this one would replace what this one has loaded
        test: {
          ...test,
          isolate: true, // or a module would keep the mutant that it was loaded with
          exclude: [...(test?.exclude ?? []), ...LEFT_OUT],
          expect: { poll: { timeout: 2000 } }, // most that are waited for in vain are mutants
        },
      })),
  },
});

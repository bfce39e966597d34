import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import base from "../../vitest.config.ts";

const FAST = ["unit", "part"];
/** They start processes, or measure the layout of whole pages, which no mutant here changes. */
const SLOW = ["desk/**", "**/build.test.ts", "src/**/fit{,s}.part.test.tsx", "src/styles/*.part.*"];

const projects = (base.test?.projects ?? []) as TestProjectInlineConfiguration[];

/** The tests that mutants must not pass: units and parts. */
export default defineConfig({
  root: process.cwd(),
  test: {
    projects: projects
      .filter(({ test }) => FAST.includes(String(test?.name)))
      .map(({ test, ...rest }) => ({
        ...rest,
        test: {
          ...test,
          isolate: true, // or a module would keep the mutant that it was loaded with
          exclude: [...(test?.exclude ?? []), ...SLOW],
          expect: { poll: { timeout: 2000 } }, // most that are waited for in vain are mutants
        },
      })),
  },
});

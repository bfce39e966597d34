import { defineConfig } from "vitest/config";
import base from "../../vitest.config.ts";

const isFast = (project: unknown) =>
  ["unit", "part"].includes((project as { test: { name: string } }).test.name);

/** The tests that mutants must not pass: units and parts of `src/`. */
export default defineConfig({
  root: process.cwd(),
  test: { projects: base.test?.projects?.filter(isFast) ?? [] },
});

import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { include: ["{src,build,deploy,bench}/**/*.test.{ts,tsx}"] },
});

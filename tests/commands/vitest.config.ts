import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["tests/commands/*.test.ts"],
    fileParallelism: false, // one of them measures time
    testTimeout: 180_000,
  },
});

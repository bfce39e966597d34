import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{src,vite,desk,deploy,bench}/**/*.test.{ts,tsx}", "tests/*.test.ts"],
    testTimeout: 30_000, // some read and write many files, on machines that may be busy
  },
});

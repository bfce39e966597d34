import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{src,build,deploy,bench}/**/*.test.{ts,tsx}"],
    testTimeout: 30_000, // some read and write many files, on machines that may be busy
  },
});

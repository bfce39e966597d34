const { readFileSync } = require("node:fs");

const sitemap = readFileSync("dist/sitemap.xml", "utf8");
const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url]) => new URL(url).pathname);
const isBook = (path) => path.startsWith("/book/");

module.exports = {
  ci: {
    collect: {
      startServerCommand: "node tools/run-ts.mjs deploy/serve.ts",
      startServerReadyPattern: "http://localhost",
      // Every page, and one of the books.
      url: paths
        .filter((path) => !isBook(path) || path === paths.find(isBook))
        .map((path) => `http://localhost:4173${path}`),
      numberOfRuns: 3,
      settings: { chromeFlags: "--headless=new --no-sandbox" },
    },
    assert: {
      assertions: {
        "categories:accessibility": ["error", { minScore: 1 }],
        "categories:best-practices": ["error", { minScore: 1 }],
        "categories:seo": ["error", { minScore: 0.92 }],
        "cumulative-layout-shift": ["error", { maxNumericValue: 0.01 }],
        "categories:performance": ["warn", { minScore: 0.95 }],
      },
    },
    upload: { target: "filesystem", outputDir: "node_modules/.cache/lighthouse" },
  },
};

import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { CACHE_DIR } from "../helpers/fixture-site.ts";

/** The content of an author whose texts, names and pictures differ from ours in every way. */
const env = {
  ...process.env,
  CONTENT_DIR: "tests/other-author",
  DIST_DIR: join(CACHE_DIR, "other-author"),
};

test.each([
  ["run content", "Ready to publish."],
  ["run build", ""],
  ["exec -- vitest run --project=built built/html built/heads built/server built/web-app", ""],
  ["exec -- playwright test --project=e2e tests/e2e/pages.spec.ts", ""],
])("another author's texts, names and pictures pass npm %s", (command, sentence) => {
  const { status, stdout, stderr } = spawnSync("npm", command.split(" "), {
    env: { ...env, NODE_ENV: undefined, VITEST: undefined },
    encoding: "utf8",
  });
  expect(stdout).toContain(sentence);
  expect(status, stdout + stderr).toBe(0);
});

import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { buildSite } from "../../helpers/build-site.ts";
import { CACHE_DIR, CONTENT_DIR, DIST_DIR } from "../../helpers/fixture-site.ts";
import { expect, test } from "../../helpers/site-test.ts";

test("a second build is identical", () => {
  const folder = join(CACHE_DIR, "second-build");
  buildSite({ CONTENT_DIR, DIST_DIR: folder });
  const { status, stdout } = spawnSync("diff", ["-r", "--brief", DIST_DIR, folder]);
  expect(String(stdout)).toBe("");
  expect(status).toBe(0);
});

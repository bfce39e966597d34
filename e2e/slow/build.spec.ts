import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { buildSite } from "../../tests/helpers/build-site";
import { CACHE_DIR, CONTENT_DIR, DIST_DIR } from "../../tests/helpers/fixtures";
import { expect, test } from "../../tests/helpers/site";

test("a second build is the same to the byte", async () => {
  test.setTimeout(120_000);
  const folder = join(CACHE_DIR, "second-build");
  buildSite({ CONTENT_DIR, DIST_DIR: folder });
  expect(digests(folder)).toEqual(digests(DIST_DIR));
});

function digests(folder: string) {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  return names
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => {
      const hash = createHash("sha256").update(readFileSync(join(folder, name)));
      return `${name} ${hash.digest("hex")}`;
    });
}

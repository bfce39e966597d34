import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { CACHE_DIR, DIST_DIR } from "../../build/paths";
import { expect, test } from "../site";

test("a second build is the same to the byte", () => {
  test.setTimeout(120_000);
  const folder = join(CACHE_DIR, "second-build");
  rmSync(folder, { recursive: true, force: true });
  const { status, stderr } = spawnSync("npx", ["--no-install", "vite", "build", "--app"], {
    env: { ...process.env, DIST_DIR: folder },
    encoding: "utf8",
  });
  expect(status, stderr).toBe(0);
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

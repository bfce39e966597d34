import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { buildOptionsFrom } from "./folders.ts";

test("writes the site to dist, or to DIST_DIR", () => {
  expect(buildOptionsFrom({}).distDir).toBe(resolve("dist"));
  expect(buildOptionsFrom({ DIST_DIR: "../site" }).distDir).toBe(resolve("../site"));
});

test("refuses a folder that a build must not empty", () => {
  const folder = mkdtempSync(join(tmpdir(), "project-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(buildOptionsFrom({ DIST_DIR: folder }).distDir).toBe(folder);
  writeFileSync(join(folder, "package.json"), "{}");
  for (const name of ["", " ", ".", "..", "/", "./", folder])
    expect(() => buildOptionsFrom({ DIST_DIR: name })).toThrow(`DIST_DIR="${name}" would empty`);
});

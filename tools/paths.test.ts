import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { pathsFrom } from "./paths.ts";

test("the site is written to dist, or to the folder that is named", () => {
  expect(pathsFrom({}).dist).toBe(resolve("dist"));
  expect(pathsFrom({ DIST_DIR: "../site" }).dist).toBe(resolve("../site"));
});

test.each(["", " ", ".", "..", "/", "./"])(
  "DIST_DIR=%j, which a build would empty, is refused",
  (name) => {
    expect(() => pathsFrom({ DIST_DIR: name })).toThrow(`DIST_DIR="${name}" would empty`);
  },
);

test("so is the folder of any other project", () => {
  const folder = mkdtempSync(join(tmpdir(), "project-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(pathsFrom({ DIST_DIR: folder }).dist).toBe(folder);
  writeFileSync(join(folder, "package.json"), "{}");
  expect(() => pathsFrom({ DIST_DIR: folder })).toThrow("would empty");
});

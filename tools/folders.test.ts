import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve, win32 } from "node:path";
import { buildOptionsFrom, contains } from "./folders.ts";

test("writes the site to dist, or to DIST_DIR", () => {
  expect(buildOptionsFrom({}).distDir).toBe(resolve("dist"));
  const folder = `../${basename(process.cwd())}-built`; // never the project, whatever its name is
  expect(buildOptionsFrom({ DIST_DIR: folder }).distDir).toBe(resolve(folder));
});

test("tells a file in content from one in content-io", () => {
  const inProject = (file: string) => contains(resolve("content"), resolve(file));
  expect(inProject("content/volumes/late.yaml")).toBe(true);
  expect(inProject("content-io/broken-files.test.yaml")).toBe(false);
});

test("refuses a folder that a build must not empty", () => {
  const folder = mkdtempSync(join(tmpdir(), "project-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const accepted = () => buildOptionsFrom({ DIST_DIR: folder }).distDir;
  expect(accepted()).toBe(folder);
  writeFileSync(join(folder, "letter.txt"), "");
  expect(accepted).toThrow(`DIST_DIR="${folder}" would empty`);
  writeFileSync(join(folder, "404.html"), ""); // a built site
  expect(accepted()).toBe(folder);
  writeFileSync(join(folder, "package.json"), "{}");
  for (const name of ["", " ", ".", "..", "/", "./", "src", "content", "tools/", "public", folder])
    expect(() => buildOptionsFrom({ DIST_DIR: name })).toThrow(`DIST_DIR="${name}" would empty`);
});

test("a folder on another drive of Windows is not around the project", () => {
  expect(contains("D:\\site", "C:\\project", win32)).toBe(false);
  expect(contains("C:\\", "C:\\project", win32)).toBe(true);
  expect(contains("C:\\project\\dist", "C:\\project", win32)).toBe(false);
});

import { resolve, win32 } from "node:path";
import { contains } from "./folders.ts";

test("tells a file in content from one in content-io", () => {
  const inProject = (file: string) => contains(resolve("content"), resolve(file));
  expect(inProject("content/volumes/late.yaml")).toBe(true);
  expect(inProject("content-reader/broken-files.test.yaml")).toBe(false);
});

test("a folder on another drive of Windows is not around the project", () => {
  expect(contains("D:\\site", "C:\\project", win32)).toBe(false);
  expect(contains("C:\\", "C:\\project", win32)).toBe(true);
  expect(contains("C:\\project\\dist", "C:\\project", win32)).toBe(false);
});

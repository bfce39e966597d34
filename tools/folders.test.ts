import { resolve } from "node:path";
import { contains } from "./folders.ts";

test("tells a file in content from one in content-reader", () => {
  const inProject = (file: string) => contains(resolve("content"), resolve(file));
  expect(inProject("content/volumes/late.yaml")).toBe(true);
  expect(inProject("content-reader/broken-files.test.yaml")).toBe(false);
});

import { expect, test } from "vitest";
import { leftOutOn } from "./runner/left-out.ts";

test("pictures and trees are compared on Linux, and elsewhere left out with a word why", () => {
  expect(leftOutOn("linux")).toEqual({ files: [] });
  for (const platform of ["darwin", "win32"] as const) {
    const { files, note } = leftOutOn(platform);
    expect(files).toEqual(["looks.spec.ts"]);
    expect(note).toMatch(/left out/);
  }
});

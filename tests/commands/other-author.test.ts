import * as fs from "node:fs";
import { join } from "node:path";
import { writeOtherAuthor } from "../helpers/other-author.ts";
import { copyProject } from "../helpers/project-copy.ts";

const { folder, type, remove } = copyProject();
afterAll(remove);
const OWN = { CONTENT_DIR: "content", DIST_DIR: "dist" };
const HOLDS_FOR_ALL = "tests/built/files tests/built/heads tests/built/server tests/built/web-app";
const MOST_BOOKS = "/book/(?!alone|main|assets|sw)"; // these four are tested

test("another author's texts, names and pictures build a sound site", async () => {
  for (const name of fs
    .readdirSync(join(folder, "content"))
    .filter((entry) => entry !== "README.md"))
    fs.rmSync(join(folder, "content", name), { recursive: true });
  await writeOtherAuthor(join(folder, "content"));
  const verdict = type("run --silent content");
  expect(verdict.stdout).toMatch(/\n\nReady to publish\.\n$/);
  for (const command of [
    "run build",
    `exec -- vitest run --project=built ${HOLDS_FOR_ALL}`,
    `exec -- playwright test --project=e2e e2e/pages.spec.ts --grep-invert=${MOST_BOOKS}`,
    "run lint",
    "exec -- vitest run --project=unit tests content-io/json-schemas", // these read the folder
  ]) {
    const { status, stdout } = type(command, OWN);
    expect(status, stdout).toBe(0);
  }
});

import { copyProject } from "../helpers/project-copy.ts";

/** A space, an umlaut, brackets of each kind, a plus and both quote marks, 180 letters deep. */
const MEANEST = `Säge [neu] (1+1) {it's "so"}/${"folder/".repeat(26)}site`;

test("npm test passes in a folder with a mean name", { timeout: 30 * 60_000 }, () => {
  const copy = copyProject(MEANEST, "copied");
  onTestFinished(copy.remove);
  const { status, stdout } = copy.type("test");
  expect(stdout).toMatch(/^\d{3,} passed, 0 failed$/m);
  expect(status).toBe(0);
});

test("npm start refuses a folder with # in its name, in one sentence", () => {
  const copy = copyProject("#1");
  onTestFinished(copy.remove);
  const { status, stdout } = copy.type("start");
  expect(stdout).toContain("with # or ? in its path");
  expect(status).toBe(1);
});

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

test.each([
  ["#1", "start", "with # or ? in its path"],
  ["what?", "test", "with # or ? in its path"],
  ["100%", "test", "with % in its path"],
])("in a folder called %s, npm %s says so at once", (name, command, sentence) => {
  const copy = copyProject(name);
  onTestFinished(copy.remove);
  const { status, stdout } = copy.type(command);
  expect(stdout).toContain(sentence);
  expect(status).toBe(1);
});

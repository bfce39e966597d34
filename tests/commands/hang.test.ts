import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { copyProject } from "../helpers/project-copy.ts";

test.each(["unit", "component"])("a %s test in an endless loop ends, with its name", (project) => {
  const copy = copyProject();
  onTestFinished(copy.remove);
  const file = project === "unit" ? "src/loop.test.ts" : `src/loop.${project}.test.ts`;
  writeFileSync(join(copy.folder, file), 'test("loops", () => { while (true); });\n');
  const reporter = "--reporter=./tests/helpers/hang-reporter.ts";
  const words = `exec --no -- vitest run --project=${project} ${reporter} ${file}`;
  const { status, stdout } = copy.type(words, { HANG_AFTER_MS: "5000" });
  expect(stdout).toContain(`${file} hangs at or soon after "loops"`);
  expect(status).toBe(1);
});

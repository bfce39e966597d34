import { readFileSync } from "node:fs";
import { parse } from "yaml";

test("the site is published only if npm test passes and npm run content finds it ready", () => {
  const { jobs } = parse(readFileSync(".github/workflows/publish.yml", "utf8"));
  const commandsOf = (job: string) =>
    jobs[job].steps.flatMap(({ run }: { run?: string }) => run ?? []);
  expect(commandsOf("test")).toEqual(["npm ci", "npm test"]);
  expect(commandsOf("build")).toEqual(["npm ci", "npm run content", "npm run build"]);
  expect([jobs.build.needs, jobs.deploy.needs]).toEqual(["test", "build"]);
});

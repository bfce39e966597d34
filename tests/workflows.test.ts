import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "yaml";

interface Job {
  needs?: string | string[];
  if?: string;
  steps: { id?: string; run?: string }[];
}

const publish: { jobs: Record<string, Job> } = parse(
  readFileSync(".github/workflows/publish.yml", "utf8"),
);
const commandsOf = (job: string) => publish.jobs[job]?.steps.flatMap(({ run }) => run ?? []);

test("the site is published if npm run content passes, and npm test if code has changed", () => {
  expect(commandsOf("build")).toEqual(["npm ci", "npm run content", "npm run build"]);
  expect(commandsOf("test")).toEqual(["npm ci", "npm test"]);
  expect(publish.jobs.deploy?.needs).toBe("build");
  expect(publish.jobs.build?.needs).toContain("test");
  const passed = "(needs.test.result == 'success' || needs.pages-source.outputs.code == 'same')";
  expect(publish.jobs.build?.if).toMatch(/^!cancelled\(\) && [^|]+ && \(.+\)$/);
  expect(publish.jobs.build?.if).toContain(passed);
  const onHosts = readFileSync("docs/publishing.md", "utf8").match(/(?<=Build command `)[^`]+/g);
  const build = "npm run content && npm run build";
  expect(onHosts).toEqual([build, build]); // Cloudflare and Netlify
});

test.each([
  ["only content/ has changed since the last publication", ["content/a.yaml"], "same"],
  ["code has changed since, in an earlier push too", ["src/a.ts", "content/a.yaml"], "changed"],
  ["a file was moved into content/", ["moved"], "changed"],
  ["nothing was ever published", [], "changed"],
])("npm test decides unless only content/ has changed: %s", (_, changes, expected) => {
  const folder = mkdtempSync(join(tmpdir(), "repository-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const shell = (script: string) =>
    spawnSync("bash", ["-ec", script], {
      cwd: folder,
      encoding: "utf8",
      env: { ...process.env, PATH: `${folder}/bin:${process.env.PATH}`, GITHUB_OUTPUT: "output" },
    });
  const commit = "git add . && git -c user.name=a -c user.email=a@b commit --quiet --message=a";
  shell(`git init --quiet && mkdir bin content src && touch content/a.yaml src/b.ts && ${commit}`);
  const published = changes.length > 0 ? shell("git rev-parse HEAD").stdout : "";
  for (const file of changes) {
    shell(file === "moved" ? "git mv src/b.ts content/b.ts" : `echo 1 > ${file}`);
    shell(commit);
  }
  writeFileSync(join(folder, "bin/gh"), `#!/bin/sh\necho ${published}`, { mode: 0o755 });
  const step = publish.jobs["pages-source"]?.steps.find(({ id }) => id === "compare");
  expect(shell(step?.run ?? "").status).toBe(0);
  expect(readFileSync(join(folder, "output"), "utf8")).toBe(`code=${expected}\n`);
});

import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";

const FOLDER = ".github/workflows";
const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));

interface Job {
  permissions: Record<string, string>;
  strategy?: { matrix: { task?: string[] } };
  steps: { run?: string }[];
}

test.each(readdirSync(FOLDER))("%s runs known scripts with minimal permissions", (name) => {
  const text = readFileSync(`${FOLDER}/${name}`, "utf8");
  const { permissions, jobs }: { permissions: object; jobs: Record<string, Job> } = parse(text);
  const tasks = Object.values(jobs).flatMap(({ strategy }) => strategy?.matrix.task ?? []);
  const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, script = ""]) => script);
  expect(named.length).toBeGreaterThan(0);
  for (const script of [...tasks, ...named]) expect(scripts).toHaveProperty([script]);
  for (const action of text.match(/(?<=uses: ).+/g) ?? [])
    expect(action).toMatch(/^[\w-]+\/[\w-]+@v\d+\.\d+\.\d+$/);

  expect(text, "a value in a shell command").not.toMatch(/run:.*\$\{\{/);
  expect(permissions).toEqual({});
  const mayWrite = (job: string) => Object.values(jobs[job]?.permissions ?? {}).includes("write");
  expect(Object.keys(jobs).filter(mayWrite)).toEqual(name === "publish.yml" ? ["deploy"] : []);
});

test("the editor, whose inside its page relies on, is not updated automatically", () => {
  const { updates } = parse(readFileSync(".github/dependabot.yml", "utf8"));
  const folders = updates.flatMap(
    ({ directories = [] }: { directories?: string[] }) => directories,
  );
  expect(folders).toContain("/");
  expect(folders).not.toContain("/editor");
  const { dependencies } = JSON.parse(readFileSync("editor/package.json", "utf8"));
  expect(dependencies["@sveltia/cms"]).toMatch(/^\d+\.\d+\.\d+$/);
});

test("only npm run content decides whether the site is published", () => {
  const publish: { jobs: Record<string, Job> } = parse(
    readFileSync(`${FOLDER}/publish.yml`, "utf8"),
  );
  const commands = publish.jobs.build?.steps.flatMap(({ run }) => run ?? []);
  expect(commands).toEqual(["npm ci", "npm run content", "npm run build"]);
  expect(readFileSync(`${FOLDER}/check.yml`, "utf8")).not.toContain("npm run content");
  const onHosts = readFileSync("docs/publishing.md", "utf8").match(/(?<=Build command `)[^`]+/g);
  const build = "npm run content && npm run build";
  expect(onHosts).toEqual([build, build]); // Cloudflare and Netlify
});

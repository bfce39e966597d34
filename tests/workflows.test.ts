import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";

const FOLDER = ".github/workflows";
const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));

type Job = { permissions: Record<string, string>; strategy?: { matrix: { task?: string[] } } };

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

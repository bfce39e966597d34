import { readdirSync, readFileSync } from "node:fs";
import { parse } from "yaml";

const FOLDER = ".github/workflows";
const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));

interface Job {
  permissions: Record<string, string>;
  strategy?: { matrix: Record<string, (string | number)[]> };
}

test.each(readdirSync(FOLDER))("%s runs known scripts with the least rights", (name) => {
  const text = readFileSync(`${FOLDER}/${name}`, "utf8");
  const { permissions, jobs }: { permissions: object; jobs: Record<string, Job> } = parse(text);
  const tasks = Object.values(jobs).flatMap(({ strategy }) => strategy?.matrix.task ?? []);
  const named = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, script = ""]) => script);
  expect(named.length).toBeGreaterThan(0);
  for (const script of [...tasks, ...named]) expect(scripts).toHaveProperty([String(script)]);
  for (const action of text.match(/(?<=uses: ).+/g) ?? [])
    expect(action).toMatch(/^[\w-]+\/[\w-]+@v\d+\.\d+\.\d+$/);

  expect(text, "a value in a shell command").not.toMatch(/run:.*\$\{\{/);
  expect(permissions).toEqual({});
  const writers = Object.entries(jobs).filter(([, job]) =>
    Object.values(job.permissions).includes("write"),
  );
  expect(writers.map(([job]) => job)).toEqual(name === "publish.yml" ? ["deploy"] : []);
});

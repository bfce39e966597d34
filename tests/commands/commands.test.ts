import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { freePort } from "../../tools/free-port";
import { addAsTheManualSays } from "../manual";
import { copyProject } from "./project-copy";

// Each command that the docs name, typed in a copy of the project; content and import: desk; dev and
// preview: tests/long.
const project = copyProject();
afterAll(project.remove);

test("npm run build makes the site, npm start serves it and npm run deploy:check agrees", async () => {
  expect(project.type("run", "build")).toMatchObject({ status: 0 });
  const env = { PORT: String(await freePort()) };
  const { found, end } = await project.typeUntil(/http:\/\/localhost:\d+/, ["start"], env);
  const [address] = found;
  try {
    const response = await fetch(`${address}/buy-books`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("Complete Book Collection");
    const check = project.type("run", "deploy:check", address);
    expect(check.said).toContain("All is right.");
    expect(check.status).toBe(0);
  } finally {
    end();
  }
});

test("npm run bench measures, judges and prints; the build keeps to its budget", () => {
  const bench = project.type("run", "bench", "--", "--brief");
  for (const title of ["Promises", "Weak machines", "Lighthouse, mobile"])
    expect(bench.said).toContain(`## ${title}`);
  expect(bench.said).toMatch(/^\| Whole build against its bundle.* \| yes \|$/m);
  expect(bench.said).toContain("no report is written");
  expect(bench.status).toBe(0);
}, 600_000);

test("npm run screenshots takes all of them anew", async () => {
  const folder = join(project.folder, "public/screenshots");
  const names = readdirSync(folder);
  rmSync(folder, { recursive: true });
  expect(project.type("run", "screenshots")).toMatchObject({ status: 0 });
  expect(readdirSync(folder)).toEqual(names);
  for (const name of names) {
    const { width } = await sharp(join(folder, name)).metadata();
    expect(width, name).toBe(name.includes("narrow") ? 780 : 1440);
  }
});

test("npm run launch ends in “ready” when the list is done and nothing is wrong", () => {
  const given = "author: Ann Author\nprice: 49\n";
  project.change("content/site.yaml", (text) => text.replaceAll(".example", ".com") + given);
  addAsTheManualSays(join(project.folder, "content"));
  const launched = project.type("run", "launch");
  expect(launched, launched.said).toMatchObject({ status: 0 });
  expect(launched.said).toMatch(/^ready$/m);
  expect(launched.said.split("\n").length).toBeLessThan(30);

  project.change("content/site.yaml", (text) => text.replace("author: Ann", "auhtor: Ann"));
  const { status, said } = project.type("run", "launch");
  expect(status).toBe(1);
  expect(said).toMatch(/content\/site\.yaml:\d+/);
}, 600_000);

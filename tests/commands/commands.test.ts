import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { copyProject } from "./project-copy";

// Each command that the docs name and no other test runs, typed in a copy of the project.
const project = copyProject();
afterAll(project.remove);

test("npm run lint and npm run types find nothing in the project as it is", () => {
  expect(project.type("run", "lint")).toMatchObject({ status: 0 });
  expect(project.type("run", "types")).toMatchObject({ status: 0 });
});

test("npm run format puts a carelessly typed file in order", () => {
  const file = "src/addresses.ts";
  const before = project.read(file);
  project.change(file, (text) => text.replaceAll("  ", "\t").replaceAll(";\n", "\n"));
  expect(project.read(file)).not.toBe(before);
  expect(project.type("run", "format")).toMatchObject({ status: 0 });
  expect(project.read(file)).toBe(before);
});

test("npm run test:unit and npm run test:browser run what they are told", () => {
  const unit = project.type("run", "test:unit", "--", "src/addresses.test.ts");
  expect(unit).toMatchObject({ status: 0 });
  expect(unit.said).toMatch(/Tests.*passed/);
  expect(project.type("run", "test:browser", "--", "--list").said).toMatch(/Total: \d+ tests/);
});

test("npm start builds the site, serves it and says where", async () => {
  const env = { PORT: "4397" };
  const { found, end } = await project.typeUntil(/http:\/\/localhost:4397/, ["start"], env);
  const response = await fetch(`${found[0]}/buy-books`).finally(end);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain("Complete Book Collection");
});

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

test("npm run preview:cards makes its page", () => {
  expect(project.type("run", "preview:cards")).toMatchObject({ status: 0 });
  expect(existsSync(join(project.folder, "preview/index.html"))).toBe(true);
});

test("npm run launch ends in “ready” when the list is done and the tests pass", () => {
  const testsEnd = (status: number) =>
    project.change("package.json", (text) =>
      text.replace(/"test": ".*?"/, `"test": "exit ${status}"`),
    );
  testsEnd(0);
  const withPlaceholders = project.type("run", "launch");
  expect(withPlaceholders.said).toContain("Not ready");
  expect(withPlaceholders.status).toBe(1);

  project.change("content/site.yaml", (text) => text.replaceAll(".example", ".com"));
  const done = project.type("run", "launch");
  expect(done.said).toMatch(/\bready\b/i);
  expect(done.said).not.toContain("Not ready");
  expect(done.status).toBe(0);

  testsEnd(1);
  const failing = project.type("run", "launch");
  expect(failing.said).toContain("Not ready");
  expect(failing.status).toBe(1);
});

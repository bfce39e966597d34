import { afterAll, expect, test, vi } from "vitest";
import { freePort } from "../helpers/free-port";
import { copyProject } from "./project-copy";

// Each command that the docs name, typed in a copy of the project; more of the author's: commands/;
// dev: e2e/slow.
const project = copyProject();
afterAll(project.remove);

test("npm run build makes the site, npm start serves it and npm run deploy:check agrees", async () => {
  expect(project.type("run", "build")).toMatchObject({ status: 0 });
  const port = String(await freePort());
  const address = `http://localhost:${port}`;
  const end = project.start("start", { PORT: port });
  try {
    const response = await vi.waitFor(() => fetch(`${address}/buy-books`), 60_000);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain("Complete Book Collection");
    const check = project.type("run", "deploy:check", address);
    expect(check.said).toContain("All is right.");
    expect(check.status).toBe(0);
  } finally {
    end();
  }
});

test.each([
  ["nginx", "server_name lyrics-of-the-mind."],
  ["caddy", "root * /var/www/lyrics-of-the-mind."],
])("npm run host-config %s prints what the server reads", (server, line) => {
  const { status, said } = project.type("run", "-s", "host-config", server);
  expect(said).toContain(line);
  expect(status).toBe(0);
});

test.each([
  [["host-config", "apache"], "For which server?"],
  [["deploy:check", "site.example"], "Which site?"],
  [["deploy:check", "http://127.0.0.1:1"], "does not answer"],
])("npm run %j: a sentence, and status 1", (words, sentence) => {
  const { status, said } = project.type("run", "-s", ...words);
  expect(said).toContain(sentence);
  expect(said).not.toMatch(/^ +at /m);
  expect(status).toBe(1);
});

test('DIST_DIR="" npm run build empties nothing', () => {
  const { status, said } = project.type("run", "-s", "build", { DIST_DIR: "" });
  expect(said).toContain("name a folder for the site");
  expect(said).not.toMatch(/^ +at /m);
  expect(status).toBe(1);
  expect(project.read("package.json")).toContain("scripts");
});

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
  [["host-config", "nginx"], 0, "server_name lyrics-of-the-mind."],
  [["host-config", "caddy"], 0, "root * /var/www/lyrics-of-the-mind."],
  [["host-config", "apache"], 1, "For which server?"],
  [["deploy:check", "site.example"], 1, "Which site?"],
  [["deploy:check", "http://127.0.0.1:1"], 1, "does not answer"],
])("npm run %j ends with status %i and says: %s", (words, expected, sentence) => {
  const { status, said } = project.type("run", "-s", ...words);
  expect(said).toContain(sentence);
  expect(said).not.toMatch(/^ +at /m);
  expect(status).toBe(expected);
});

import { spawn } from "node:child_process";
import { test as base, expect, type Page } from "@playwright/test";
import { freePort } from "../../tools/free-port";
import { type SampleContent, sampleContent } from "../../vite/content/sample-content";

const PROMISED_MS = 2000;

/** `npm run dev`, running on a copy of an author's files. */
const test = base.extend<object, { content: SampleContent; port: number }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs here
  port: [async ({}, use) => use(await freePort()), { scope: "worker" }],
  content: [
    async ({ port }, use) => {
      const content = await sampleContent();
      const server = spawn("node_modules/.bin/vite", ["--port", String(port), "--strictPort"], {
        env: { ...process.env, CONTENT_DIR: content.folder },
        stdio: "ignore",
      });
      await expect(async () => {
        expect((await fetch(`http://localhost:${port}/book/late`)).status).toBe(200);
      }).toPass({ timeout: 60_000 });
      await use(content);
      server.kill();
      await content.remove();
    },
    { scope: "worker", timeout: 90_000 },
  ],
  baseURL: async ({ port }, use) => use(`http://localhost:${port}`),
});
test.describe.configure({ mode: "serial" });
test.setTimeout(90_000);

const LATE = "volumes/late.yaml";
const shows = (page: Page, words: string) =>
  expect(page.getByRole("main")).toContainText(words, { timeout: 20_000 });

test("a change of content shows by itself within two seconds", async ({ page, content }) => {
  await page.goto("/book/late");
  await shows(page, "Nothing is as awake as a stair.");
  const times: number[] = [];
  for (const [from, to] of [
    ["awake as a stair", "awake as a clock"],
    ["awake as a clock", "awake as a child"],
    ["awake as a child", "awake as a stair"],
  ] as const) {
    const started = performance.now();
    await content.change(LATE, from, to);
    await shows(page, to);
    times.push(performance.now() - started);
  }
  // The best of three, for the machine may be busy with other tests.
  expect(Math.min(...times)).toBeLessThan(PROMISED_MS);
});

test("half-typed YAML is told on the page, and mends itself when finished", async ({
  page,
  content,
}) => {
  const right = await content.read(LATE);
  await page.goto("/book/late");
  await shows(page, "Nothing is as awake as a stair.");
  const told = page.waitForEvent("console", (message) => message.text().includes("connected."));
  await content.write(LATE, right.replace("title: Late", 'title: "Late'));
  await expect(page.locator("body")).toContainText(
    "content/volumes/late.yaml:2  opens a quotation mark that is never closed",
    { timeout: 20_000 },
  );
  await expect(page.getByRole("heading")).toHaveText("The content has problems");
  await expect(page.locator("vite-error-overlay")).toHaveCount(0);
  await told; // the page that tells of it listens for the next change
  await content.write(LATE, right);
  await shows(page, "Nothing is as awake as a stair.");
});

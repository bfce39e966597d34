import { spawn } from "node:child_process";
import { expect, type Page, test } from "@playwright/test";
import { freePort } from "../../helpers/free-port.ts";
import { tinyContent } from "../../helpers/tiny-content.ts";

const LATE = "volumes/late.yaml";
const shows = (page: Page, text: string) => expect(page.getByRole("main")).toContainText(text);

test("npm run dev shows every change and its problems", async ({ page }) => {
  const content = await tinyContent();
  const port = await freePort();
  const args = ["run", "dev", "--", "--port", String(port), "--strictPort"];
  const env = { ...process.env, CONTENT_DIR: content.folder };
  const server = spawn("npm", args, { env, stdio: "ignore", detached: true });
  const url = `http://localhost:${port}/book/late`;
  try {
    await expect(async () => expect((await fetch(url)).status).toBe(200)).toPass();
    await page.goto(url);
    await shows(page, "Nothing is as awake as a stair.");
    await content.change(LATE, "awake as a stair", "awake as a clock");
    await shows(page, "awake as a clock");

    const right = await content.read(LATE);
    const connected = page.waitForEvent("console", (message) =>
      message.text().includes("connected."),
    );
    await content.write(LATE, right.replace("title: Late", 'title: "Late'));
    const overlay = page.locator("vite-error-overlay");
    await expect(overlay).toContainText(
      "content/volumes/late.yaml:2  opens a quotation mark that is never closed",
    );
    await expect(overlay).not.toContainText("node_modules"); // without a stack trace
    await connected; // the page with the overlay is connected and receives the next change
    await content.write(LATE, right);
    await shows(page, "awake as a clock");
  } finally {
    process.kill(-(server.pid ?? 0));
    await content.remove();
  }
});

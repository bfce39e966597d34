import react from "@vitejs/plugin-react";
import { createServer } from "vite";
import { expect, onTestFinished, test, vi } from "vitest";
import { freshContent } from "../../vite/content/mistakes.fixture.ts";
import { content as contentPlugin } from "../../vite/content/plugin.ts";
import { loadContent } from "../../vite/content/read-content.ts";

test("in development content is loaded once for all pages, and again after a change", async () => {
  const content = await freshContent();
  const load = vi.fn(loadContent);
  const server = await createServer({
    configFile: false,
    logLevel: "silent",
    plugins: [contentPlugin({ content: content.folder }, load), react()],
    server: { middlewareMode: true },
  });
  onTestFinished(() => server.close());
  const headingOf = async (path: string) => {
    const { default: page } = await server.ssrLoadModule(`virtual:content${path}`);
    return page.title ?? page.heading;
  };
  expect(await headingOf("/book/early")).toBe("Early");
  expect(await headingOf("/buy-books")).toBe("Complete Book Collection");
  expect(load).toHaveBeenCalledOnce();
  await content.change("volumes/early.yaml", "title: Early", "title: Earlier");
  await vi.waitFor(async () => expect(await headingOf("/book/early")).toBe("Earlier"), 20_000);
  expect(load).toHaveBeenCalledTimes(2);

  // A page's build file never reaches the browser.
  await expect(server.transformRequest("/src/pages/buy/buy.build.ts")).rejects.toThrow(
    "This runs in the build alone: import its types.",
  );
});

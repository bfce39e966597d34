import { existsSync } from "node:fs";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { createBuilder, createServer, type InlineConfig } from "vite";
import { freshContent } from "../../content-io/mistakes.fixture.ts";
import { loadContent } from "../../content-io/read-content.ts";
import { content as contentPlugin } from "../../vite/content-modules.ts";
import { css } from "../../vite/css.ts";
import { prerender } from "../../vite/prerender.ts";

test("a build loads the content once", async () => {
  const { load, config, dist } = await siteOf(await freshContent());
  await (await createBuilder(config)).buildApp();
  expect(existsSync(join(dist, "book/early.html"))).toBe(true);
  expect(load).toHaveBeenCalledOnce();
});

test("development loads the content once, and again after a change", async () => {
  const content = await freshContent();
  const { load, config } = await siteOf(content);
  const server = await createServer({ ...config, server: { middlewareMode: true } });
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

  // The browser may not load a page's data file.
  await expect(server.transformRequest("/src/pages/buy/buy.data.ts")).rejects.toThrow(
    "Only Node may run this file: import its types with `import type`.",
  );
});

async function siteOf({ folder }: { folder: string }) {
  const load = vi.fn(loadContent);
  const paths = { contentDir: folder, distDir: join(folder, "../dist") };
  const config: InlineConfig = {
    configFile: false,
    logLevel: "silent",
    mode: "production",
    plugins: [contentPlugin(paths, load), react(), prerender(paths)],
    css,
  };
  return { load, config, dist: paths.distDir };
}

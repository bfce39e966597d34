import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join, relative, resolve, sep } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import type { Paths } from "../../tools/paths.ts";
import { loadContent } from "../../vite/content/load.ts";
import { PreviewPage } from "./preview-page.tsx";

const STYLESHEETS = ["src/styles/index.css", "src/pages/book/book.css", "desk/preview/preview.css"];

/** Writes the preview as one page that opens from disk, and tells where it is. */
export async function writePreview({ content, dist, preview }: Paths): Promise<string> {
  const seenFromPage = (file: string) => relative(preview, resolve(file)).split(sep).join("/");
  const html = renderToStaticMarkup(
    <PreviewPage
      content={await loadContent(content)}
      stylesheets={STYLESHEETS.map(seenFromPage)}
      pictureAt={(file) => seenFromPage(join(content, file))}
      shares={(await sharesIn(dist)).map(seenFromPage)}
    />,
  );
  await mkdir(preview, { recursive: true });
  const page = join(preview, "index.html");
  await writeFile(page, `<!doctype html>\n${html}\n`);
  return page;
}

async function sharesIn(dist: string) {
  const folder = join(dist, "share");
  const names = await readdir(folder).catch(() => []);
  return names.sort().map((name) => join(folder, name));
}

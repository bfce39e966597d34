import { bookPath } from "../../src/content/addresses";
import { loadContent } from "../../vite/content/load";
import { allPages } from "../../vite/head/page-facts";
import { brokenFiles } from "../broken-files";
import { FAILURES, PAGES } from "../pages";
import { CONTENT_DIR } from "../paths";
import { expect, test } from "./smoke";
import type { Visitor } from "./visitor";

const content = await loadContent(CONTENT_DIR);
const { brand } = content.site;
const HEADINGS = new Map([
  ...allPages(content).map(({ path, heading }) => [path, heading] as const),
  ...[...content.collections, ...content.volumes].map(
    (book) => [bookPath(book), book.title] as const,
  ),
  ["/nope", "Unexpected Application Error!"],
  ["/book/nope", "Book not found"],
]);

test("every page answers with its name, its pictures and its fonts", async ({ visitor }) => {
  for (const path of PAGES) await expectScreen(visitor, path, 200);
});

test("both failure screens answer 404 and lead home", async ({ visitor }) => {
  for (const [at, way] of ["Back to Books", "Return to Books"].entries()) {
    await expectScreen(visitor, FAILURES[at] ?? "", 404);
    await visitor.click("link", way);
    await visitor.arrivesAt("/", brand);
  }
});

async function expectScreen(visitor: Visitor, path: string, status: number) {
  await visitor.open(path);
  const heading = HEADINGS.get(path) ?? "";
  expect(visitor.site.statuses.get(path), path).toBe(status);
  expect(await visitor.sees("heading", heading), `${path}: ${heading}`).toBe(true);
  const title = await visitor.look(() => document.title);
  expect(title.includes(heading) && title.endsWith(brand), `${path}: ${title}`).toBe(true);
  expect(await visitor.look(brokenFiles), path).toEqual([]);
}

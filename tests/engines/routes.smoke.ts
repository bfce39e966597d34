import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { brokenFiles } from "../broken-files";
import { FAILURES, PAGES } from "../pages";
import { CONTENT_DIR } from "../paths";
import { expect, test } from "./smoke";
import type { Visitor } from "./visitor";

const { brand } = read("site.yaml");

const HEADINGS = new Map<string, string>([
  ["/", brand],
  ...["collections", "volumes"].flatMap(booksIn),
  ["/buy-books", "Complete Book Collection"],
  ["/roll-the-dice", "Roll the Dice"],
  ["/add-to-home-screen", "Add to Home Screen"],
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

function booksIn(kind: string): [path: string, title: string][] {
  return readdirSync(join(CONTENT_DIR, kind)).map((name) => {
    const { slug, title } = read(join(kind, name));
    return [`/book/${slug}`, title];
  });
}

function read(file: string) {
  return parse(readFileSync(join(CONTENT_DIR, file), "utf8"));
}

// node tools/run-ts.mjs content-io/record-delivered.ts: writes delivered-content.json after a change
// of the content that the project is delivered with.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { picturesIn } from "../src/content/picture.ts";
import { type DELIVERED, digestOf, ICON_FILES, ownTextsIn } from "./delivered-content.ts";
import { loadContent } from "./read-content.ts";

const FOLDER = "content";

const { site, pages, collections, volumes } = await loadContent(FOLDER);
const { guide, ...own } = pages; // the guide's steps are the same for every author
const texts = ownTextsIn([site, own, volumes.map(({ quotes }) => quotes)]).map(([, text]) => text);
const books = [...collections, ...volumes].map(({ title, coverUrl }) => ({ title, coverUrl }));
const pictures = picturesIn([books, own, guide]).map(([, { file }]) => join(FOLDER, file));
const files = [...pictures, ...ICON_FILES].map((file) => readFileSync(file));
const delivered: typeof DELIVERED = {
  brand: site.brand,
  shortName: site.shortName,
  titles: [...new Set(books.map(({ title }) => title))],
  digests: [...new Set([...texts, ...files].map(digestOf))].sort(),
};
writeFileSync("content-io/delivered-content.json", `${JSON.stringify(delivered, null, 2)}\n`);

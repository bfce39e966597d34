import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { picturesIn } from "../src/content/picture.ts";
import type { ContentFiles } from "./content-files.ts";
import type { ContentFile, Problem } from "./read-yaml.ts";

/** Fields whose text an author writes anew, unlike the names of buttons and boxes. */
const OWN_TEXT = /^(tagline|description|intro|pictureText|quote|text)$/;
/** The site's icon in its sizes, relative to the project's folder. */
export const ICON_FILES = [
  "public/apple-touch-icon.png",
  "public/favicon.ico",
  "public/favicon.svg",
  "public/icons/icon-192.png",
  "public/icons/icon-512.png",
  "public/icons/maskable-512.png",
  "src/art/icon.svg",
];
const DIGEST_LENGTH = 12;
const SHOWN_LETTERS = 48;

/** The names, texts and pictures of the project as delivered; `record-delivered.ts` writes them. */
export const DELIVERED: {
  brand: string;
  shortName: string;
  titles: string[];
  digests: string[];
} = JSON.parse(readFileSync("content-io/delivered-content.json", "utf8"));

const deliveredDigests = new Set(DELIVERED.digests);

export function digestOf(data: string | Buffer) {
  return createHash("sha256").update(data).digest("hex").slice(0, DIGEST_LENGTH);
}

/** Each text that an author writes anew, with its path. */
export function ownTextsIn(value: unknown) {
  return textsIn(value).filter(([path]) => OWN_TEXT.test(path.at(-1) ?? ""));
}

/** What is left of the delivered content after the author has given the site another name. */
export function deliveredContent(
  folder: string,
  files: ContentFile<unknown>[],
  { site, pages, collections, volumes }: ContentFiles,
): Problem[] {
  if (!site.value || site.value.brand === DELIVERED.brand) return [];
  const { brand } = site.value;
  const books = [...collections, ...volumes];
  const titles = books.map(({ value }) => plain(value?.title ?? ""));
  const goneTitles = DELIVERED.titles.filter(
    (title) => title !== DELIVERED.brand && !titles.includes(plain(title)),
  );
  return [
    ...[site, ...Object.values(pages)].flatMap((file: ContentFile<unknown>) =>
      deliveredTexts(file, brand, goneTitles),
    ),
    ...books.flatMap(({ value, problemAt }) => {
      const isDelivered = value && DELIVERED.titles.includes(value.title);
      return isDelivered ? [problemAt(["title"], "is still a book of the sample")] : [];
    }),
    ...volumes.flatMap(deliveredQuotes),
    ...files.flatMap((file) => deliveredPictures(folder, file)),
    ...deliveredIcons(dirname(folder)),
  ];
}

function deliveredTexts(
  { value, problemAt }: ContentFile<unknown>,
  brand: string,
  goneTitles: string[],
) {
  const own = new Set(ownTextsIn(value).map(([, text]) => text));
  return textsIn(value).flatMap(([path, text]): Problem[] => {
    const title = goneTitles.find((title) => plain(text).includes(plain(title)));
    if (title) return [problemAt(path, `names "${title}", which is not among your books`)];
    if (text.includes(DELIVERED.brand) || text === DELIVERED.shortName)
      return [problemAt(path, `still names "${DELIVERED.brand}", not "${brand}"`)];
    if (!own.has(text) || !isDelivered(text)) return [];
    return [problemAt(path, `is still the sample's text: "${beginningOf(text)}"`)];
  });
}

/** One line for each volume, at the first of these quotes. */
function deliveredQuotes({ value, problemAt }: ContentFiles["volumes"][number]) {
  const quotes = value?.quotes ?? [];
  const count = quotes.filter(({ text }) => isDelivered(text)).length;
  if (count === 0) return [];
  const subject = count === 1 ? "this quote is" : `this quote and ${count - 1} more are`;
  const index = quotes.findIndex(({ text }) => isDelivered(text));
  return [problemAt(["quotes", index], `${subject} still the sample's`)];
}

function deliveredPictures(folder: string, { value, problemAt }: ContentFile<unknown>) {
  return picturesIn(value).flatMap(([path, { file }]) => {
    const reason = `the picture "${file}" is still the sample's`;
    return isDeliveredFile(join(folder, file)) ? [problemAt(path, reason)] : [];
  });
}

function deliveredIcons(project: string) {
  const icons = ICON_FILES.filter((file) => isDeliveredFile(join(project, file)));
  return icons.map((file) => {
    return { file, line: 1, reason: "is still the sample's icon: see “Your icon” in the manual" };
  });
}

function isDelivered(data: string | Buffer) {
  return deliveredDigests.has(digestOf(data));
}

function isDeliveredFile(file: string) {
  return existsSync(file) && isDelivered(readFileSync(file));
}

function textsIn(value: unknown, path: string[] = []): [path: string[], text: string][] {
  if (typeof value === "string") return [[path, value]];
  return Object.entries(Object(value)).flatMap(([key, part]) => textsIn(part, [...path, key]));
}

/** A title as it may be written within a text: with any apostrophe, and without its article. */
function plain(title: string) {
  return title.replaceAll("’", "'").replace(/^The /, "").toLowerCase();
}

function beginningOf(text: string) {
  if (text.length <= SHOWN_LETTERS) return text;
  return `${text.slice(0, text.lastIndexOf(" ", SHOWN_LETTERS))} …`;
}

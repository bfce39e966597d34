import { join } from "node:path";
import type { Thing } from "schema-dts";
import { bookOf, quotesOf } from "../../src/content/books.ts";
import { addressOf, type PageFacts, type SocialCard } from "../../src/content/head.ts";
import type { Content } from "../../src/content/page.ts";
import { isPictureFile, type PictureFile } from "../../src/content/picture.ts";
import { bookCard, bookFacts, bookThing, rowsFrom } from "../../src/pages/book/book.content.ts";
import { headOf } from "../head/head.ts";
import { pageFacts } from "../head/page-facts.ts";
import { makePicture } from "../pictures/make.ts";

/** Draws a social card and tells its place on the site. */
type DrawCard = (name: string, card: SocialCard) => Promise<string>;

/** The source of the content module `name`, or undefined when there is none of that name. */
export async function moduleSource(content: Content, name: string, drawCard: DrawCard) {
  const books = [...content.collections, ...content.volumes];
  const pictureAddress = async ({ file, widths }: PictureFile) => {
    const { picture } = await makePicture(join(content.folder, file), widths);
    return addressOf(content, picture.src);
  };
  const head = async (facts: PageFacts, card: SocialCard, things: Thing[]) => {
    const path = await drawCard(facts.path.split("/").pop() || "home", card);
    return headOf(content, facts, { path, text: card.text }, things);
  };
  const [kind = "", slug = ""] = name.split("/");

  switch (kind) {
    case "site":
      return constant(content, "site", content.site);
    case "paths": {
      const paths = content.pages.map(({ definition }) => [definition.name, definition.path]);
      return constant(content, "paths", Object.fromEntries(paths));
    }
    case "book-words": {
      const { buySpines: _buySpines, ...bookWords } = content.bookWords;
      return constant(content, "bookWords", bookWords);
    }
    case "book": {
      if (!slug) return bookLoaders(books);
      const book = books.find((book) => book.slug === slug);
      if (!book) return;
      const thing = await bookThing(content, book, pictureAddress);
      // A volume's quotes are also in its collection's file: one to load, whichever is opened.
      const words = {
        ...bookOf(content, book),
        quotes: quotesOf(content.volumes, book),
        rows: rowsFrom(content, book),
        head: await head(bookFacts(content, book), bookCard(book), [thing]),
      };
      return constant(content, "book", words, slug);
    }
  }
  const page = content.pages.find(({ definition }) => definition.name === name);
  if (!page) return;
  const { definition, words } = page;
  const { title: _title, description: _description, ...shown } = words;
  return constant(content, name, {
    ...shown,
    ...definition.more?.(words, content),
    head: await head(
      pageFacts(content, definition, words),
      definition.card(words, content),
      (await definition.things?.(words, content, pictureAddress)) ?? [],
    ),
  });
}

function bookLoaders(books: { slug: string }[]) {
  const entries = books.map(({ slug }) => `["${slug}", () => import("content:book/${slug}")]`);
  return `export const books = new Map([${entries.join(", ")}]);`;
}

/**
 * A value as a module's only export; its pictures are imported, so that the bundler makes them.
 * Each page has its own copy of their addresses: shared, they would be a file of their own to load.
 */
function constant({ folder }: Content, name: string, value: object, owner = name) {
  const imports: string[] = [];
  const source = (value: unknown): string => {
    if (isPictureFile(value)) {
      const file = join(folder, value.file).replaceAll("\\", "/");
      const query = `widths=${value.widths}&for=${owner}&picture`;
      imports.push(`import p${imports.length} from ${JSON.stringify(`${file}?${query}`)};`);
      return `p${imports.length - 1}`;
    }
    if (Array.isArray(value)) return `[${value.map(source).join(",")}]`;
    if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "undefined";
    const entries = Object.entries(value).filter(([, value]) => value !== undefined);
    return `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${source(value)}`).join(",")}}`;
  };
  const text = source(value);
  return [...imports, `export const ${name} = ${text};`].join("\n");
}

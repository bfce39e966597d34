import { join } from "node:path";
import type { Book, BookLink, Picture, Quote } from "../../src/content/model.ts";
import { graphemes } from "../../src/runtime/graphemes.ts";
import { type DrawShare, headsOf } from "../head/head.ts";
import { volumesOf } from "../head/page-facts.ts";
import type { Collection, Content, Volume } from "./load.ts";

/** Who draws what a module needs. */
interface Artists {
  picture: (svgFile: string, widths: number[]) => Promise<Picture>;
  share: DrawShare;
}

/** Twice the widest slot on a phone and on a desktop, so that both screens are sharp. */
const COVER_WIDTHS = [280, 560];
const SHELF_WIDTHS = [800, 1500];
const STEP_WIDTHS = [300, 600];

/** The source of the module `content:<name>`, or undefined when there is none of that name. */
export async function moduleSource(
  content: Content,
  name: string,
  artists: Artists,
): Promise<string | undefined> {
  const draw = (file: string, widths: number[]) =>
    artists.picture(join(content.folder, file), widths);
  const heads = headsOf(content, artists.share);
  const [kind = "", slug = ""] = name.split("/");

  switch (kind) {
    case "site":
      return constant("site", content.site);
    case "dice":
      return constant("dice", { ...words(content.dice), head: await heads.dice() });
    case "buy": {
      const picture = await draw(content.buy.picture, SHELF_WIDTHS);
      const head = await heads.buy(picture);
      return constant("buy", { ...words(content.buy), head, picture, price: price(content) });
    }
    case "guide": {
      const drawn = content.guide.steps.map(async (step) => ({
        ...step,
        picture: await draw(step.picture, STEP_WIDTHS),
      }));
      const steps = await Promise.all(drawn);
      return constant("guide", { ...words(content.guide), head: await heads.guide(), steps });
    }
    case "home": {
      const drawn = content.collections.map(async ({ id, slug, title, subtitle, cover }) => {
        return { id, slug, title, subtitle, cover: await draw(cover, COVER_WIDTHS) };
      });
      const books = await Promise.all(drawn);
      const picture = await draw(content.buy.picture, SHELF_WIDTHS);
      const buy = { ...content.home.buy, picture };
      const { brand, tagline } = content.site;
      const heading = { title: graphemes(brand), tagline: graphemes(tagline) };
      const head = await heads.home();
      return constant("home", { ...words(content.home), head, heading, books, buy });
    }
    case "books":
      return bookLoaders([...content.collections, ...content.volumes]);
    case "quotes": {
      const volume = content.volumes.find((volume) => volume.slug === slug);
      return volume && constant("quotes", volume.quotes satisfies Quote[]);
    }
    case "book": {
      const book = [...content.collections, ...content.volumes].find((book) => book.slug === slug);
      if (!book) return;
      const cover = await draw(book.cover, COVER_WIDTHS);
      return bookModule(content, book, { cover, head: await heads.book(book, cover) });
    }
  }
}

function bookLoaders(books: { slug: string }[]) {
  const entries = books.map(({ slug }) => `["${slug}", () => import("content:book/${slug}")]`);
  return `export const books = new Map([${entries.join(", ")}]);`;
}

/** A collection imports its volumes' quotes, so that each quote is shipped in one file only. */
function bookModule(
  content: Content,
  book: Collection | Volume,
  drawn: Pick<Book, "cover" | "head">,
) {
  const isCollection = "volumes" in book;
  const parts = isCollection ? book.volumes : [book.slug];
  const facts = {
    ...link(book),
    ...drawn,
    volumes: isCollection ? volumesOf(content.volumes, book).map(link) : [],
    collections: content.collections
      .filter((collection) => collection.volumes.includes(book.slug))
      .map(link),
  } satisfies Omit<Book, "quotes">;

  const imports = parts.map(
    (slug, at) => `import { quotes as q${at} } from "content:quotes/${slug}";`,
  );
  const quotes = parts.map((_, at) => `...q${at}`).join(", ");
  return `${imports.join("\n")}\nexport const book = { ...${JSON.stringify(facts)}, quotes: [${quotes}] };`;
}

function link({ slug, title, subtitle }: BookLink): BookLink {
  return { slug, title, subtitle };
}

/** What stands on the page; the title and description are in its head. */
function words<T extends { description: string; title?: string }>(page: T) {
  const { title: _title, description: _description, ...rest } = page;
  return rest;
}

function price({ site }: Content) {
  const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
  return site.price === undefined ? undefined : dollars.format(site.price);
}

function constant(name: string, value: object) {
  return `export const ${name} = ${JSON.stringify(value)};`;
}

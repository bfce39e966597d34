import type { Collection, Content, Volume } from "../content/load.ts";

/** What search engines want to know of a page, in words. */
export interface PageFacts {
  path: string;
  /** What it is called elsewhere, without the site's name. */
  name: string;
  /** What it calls itself. */
  heading: string;
  /** The whole <title>. */
  title: string;
  /** 50 to 160 characters. */
  description: string;
  /** The pages above it, from home down. */
  above: { name: string; path: string }[];
}

const LONGEST_DESCRIPTION = 160;
const HOME = { name: "Books", path: "/" };

/** Every page of the site, in the order a reader would meet them. */
export function allPages(content: Content): PageFacts[] {
  const books = [...content.collections, ...content.volumes];
  return [
    homeFacts(content),
    ...books.map((book) => bookFacts(content, book)),
    buyFacts(content),
    diceFacts(content),
    guideFacts(content),
  ];
}

export function homeFacts({ site, home }: Content): PageFacts {
  const { brand } = site;
  const { description } = home;
  return { path: "/", name: brand, heading: brand, title: brand, description, above: [] };
}

export function bookFacts({ site, collections, volumes }: Content, book: Collection | Volume) {
  const collection = collections.find((collection) => collection.volumes.includes(book.slug));
  const quotes = quotesOf(volumes, book).length;
  return innerPage(site.brand, {
    path: bookPath(book),
    name: fullTitle(book),
    heading: fullTitle(book),
    description: bookDescription(fullTitle(book), quotes),
    above: collection ? [{ name: fullTitle(collection), path: bookPath(collection) }] : [],
  });
}

export function buyFacts({ site, buy }: Content) {
  const { title: name, heading, description } = buy;
  return innerPage(site.brand, { path: "/buy-books", name, heading, description });
}

export function diceFacts({ site, dice }: Content) {
  const { title: name, heading, description } = dice;
  return innerPage(site.brand, { path: "/roll-the-dice", name, heading, description });
}

export function guideFacts({ site, guide }: Content) {
  const { title: name, heading, description } = guide;
  return innerPage(site.brand, { path: "/add-to-home-screen", name, heading, description });
}

/** Volumes may share a title, and then only their subtitle tells them apart. */
export function fullTitle(book: Collection | Volume) {
  const isVolume = !("volumes" in book);
  return isVolume && book.subtitle ? `${book.title}, ${book.subtitle}` : book.title;
}

export function bookPath({ slug }: { slug: string }) {
  return `/book/${slug}`;
}

export function quotesOf(volumes: Volume[], book: Collection | Volume) {
  return "volumes" in book ? volumesOf(volumes, book).flatMap(({ quotes }) => quotes) : book.quotes;
}

/** A collection's volumes in its order. */
export function volumesOf(volumes: Volume[], collection: Collection) {
  return collection.volumes.flatMap((slug) => volumes.filter((volume) => volume.slug === slug));
}

/** What a book's page says of itself in search results, whatever its title and number of quotes. */
export function bookDescription(title: string, quotes: number) {
  const count = quotes > 1 ? `${quotes} quotes` : "Quotes";
  return shortened(
    `${count} from ${title}, one at a time. Each comes with a small action for the day.`,
  );
}

function innerPage(
  brand: string,
  facts: Omit<PageFacts, "title" | "above"> & Partial<Pick<PageFacts, "above">>,
): PageFacts {
  return { ...facts, title: `${facts.name} | ${brand}`, above: [HOME, ...(facts.above ?? [])] };
}

function shortened(text: string) {
  if (text.length <= LONGEST_DESCRIPTION) return text;
  const start = text.slice(0, LONGEST_DESCRIPTION - 1);
  return `${start.slice(0, start.lastIndexOf(" ")).replace(/[\s,.]+$/, "")}…`;
}

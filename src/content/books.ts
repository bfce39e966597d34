import { z } from "zod";
import { picture, type Spine, slug, spine, words } from "./fields.ts";
import type { Head } from "./head.ts";
import type { Loaded } from "./picture.ts";

/** Ends up behind the # of an address. */
const quoteId = words.regex(/^[\w.-]+$/, "is no id: use letters, digits and hyphens, as in eol7");
/** Twice the widest slot on a phone and on a desktop, so that both screens are sharp. */
const coverUrl = picture(280, 560);

export const quoteSchema = z.strictObject({ id: quoteId, text: words, example: words });

/** `content/volumes/*.yaml` */
export const volumeSchema = z.strictObject({
  slug,
  title: words,
  subtitle: words.optional(),
  coverUrl,
  /** Left out, it is the next one in order. */
  spine: spine.optional(),
  quotes: z.array(quoteSchema),
});

/** `content/collections/*.yaml` */
export const collectionSchema = z.strictObject({
  id: words,
  slug,
  title: words,
  subtitle: words.optional(),
  coverUrl,
  volumes: z.array(slug).min(1, "names no volume"),
});

/** One quote; its example is a short action for the day. */
export type Quote = z.infer<typeof quoteSchema>;
export type Volume = z.infer<typeof volumeSchema>;
export type Collection = z.infer<typeof collectionSchema>;

/** What is needed to name a book and to link to it. */
export interface BookLink {
  slug: string;
  title: string;
  subtitle?: string | undefined;
  /** A volume's paper, or those of a collection's volumes. */
  spines: Spine[];
}

/** A volume in a collection, and where its quotes lie in it, counted from 0. */
export type VolumeLink = ReturnType<typeof volumeLinks>[number];

/** A row that leads on from a book, and whether to another one. */
export type Row = Omit<BookLink, "slug"> & { path: string; isOnward?: true };

interface Books {
  collections: Collection[];
  volumes: Volume[];
}

/** A collection or volume as its page shows it, but for its quotes. */
export function bookOf(books: Books, book: Collection | Volume) {
  const linkTo = linksTo(books);
  return {
    id: "id" in book ? book.id : book.slug,
    ...linkTo(book),
    coverUrl: book.coverUrl,
    /** A collection's volumes in order; none for a volume. */
    volumes: "volumes" in book ? volumeLinks(volumesOf(books.volumes, book), linkTo) : [],
  };
}

/** The volumes of a collection, each going on where the one before it ended. */
export function volumeLinks(volumes: Volume[], linkTo: (volume: Volume) => BookLink) {
  let next = 0;
  return volumes.map((volume) => {
    const first = next;
    next += volume.quotes.length;
    // As readers count, such as "31–60"; a volume without quotes has none.
    const range = next - first > 1 ? `${first + 1}–${next}` : `${next}`;
    return { ...linkTo(volume), first, last: next - 1, range: next > first ? range : undefined };
  });
}

/** A collection or volume with all its quotes, as its page receives it. */
export type Book = Loaded<ReturnType<typeof bookOf>> & {
  quotes: Quote[];
  head: Head;
  /** Where a reader may go from here. */
  rows: Row[];
};

/** Volumes may share a title, and then only their subtitle tells them apart. */
export function fullTitle(book: Collection | Volume) {
  const isVolume = !("volumes" in book);
  return isVolume && book.subtitle ? `${book.title}, ${book.subtitle}` : book.title;
}

export function quotesOf(volumes: Volume[], book: Collection | Volume) {
  return "volumes" in book ? volumesOf(volumes, book).flatMap(({ quotes }) => quotes) : book.quotes;
}

/** A collection's volumes in its order. */
export function volumesOf(volumes: Volume[], collection: Collection) {
  return collection.volumes.flatMap((slug) => volumes.filter((volume) => volume.slug === slug));
}

/** The collections that a volume belongs to. */
export function collectionsOf(collections: Collection[], { slug }: { slug: string }) {
  return collections.filter(({ volumes }) => volumes.includes(slug));
}

/** Names and links to any of the books. */
export function linksTo(books: Books) {
  const papers = papersOf(books);
  return (book: Collection | Volume): BookLink => ({
    slug: book.slug,
    title: book.title,
    subtitle: book.subtitle,
    spines: ("volumes" in book ? book.volumes : [book.slug]).flatMap(
      (slug) => papers.get(slug) ?? [],
    ),
  });
}

/** Every volume's paper, as they stand on a shelf; one that names none takes the next in order. */
function papersOf({ collections, volumes }: Books) {
  const papers = new Map<string, Spine>();
  let last = 0;
  for (const volume of [...collections.flatMap((book) => volumesOf(volumes, book)), ...volumes]) {
    if (papers.has(volume.slug)) continue;
    const paper = volume.spine ?? spine.options[(last + 1) % spine.options.length] ?? "bone";
    last = spine.options.indexOf(paper);
    papers.set(volume.slug, paper);
  }
  return papers;
}

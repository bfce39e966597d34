import { z } from "zod";
import { picture, slug, words } from "./fields.ts";
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
}

interface Books {
  collections: Collection[];
  volumes: Volume[];
}

/** A collection or volume as its page shows it, but for its quotes. */
export function bookOf({ collections, volumes }: Books, book: Collection | Volume) {
  return {
    id: "id" in book ? book.id : book.slug,
    ...linkTo(book),
    coverUrl: book.coverUrl,
    /** A collection's volumes in order; none for a volume. */
    volumes: "volumes" in book ? volumesOf(volumes, book).map(linkTo) : [],
    /** The collections a volume belongs to; none for a collection. */
    collections: collectionsOf(collections, book).map(linkTo),
  };
}

/** A collection or volume with all its quotes, as its page receives it. */
export type Book = Loaded<ReturnType<typeof bookOf>> & { quotes: Quote[]; head: Head };

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

function linkTo({ slug, title, subtitle }: BookLink): BookLink {
  return { slug, title, subtitle };
}

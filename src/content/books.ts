import { z } from "zod";
import type { SpineColour } from "./fields.ts";
import { group, list, longText, patterned, picture, slug, spineColour, text } from "./fields.ts";
import type { Head } from "./head.ts";
import type { PictureFile, WithPictures } from "./picture.ts";

export const quoteSchema = group("Quote", {
  id: patterned(
    "Id",
    "Part of the quote's address, one more than the last; never change or reuse a published one.",
    /^[\w.-]+$/,
    "is no id: use letters, digits and hyphens, as in eol7",
  ),
  text: longText("Quote"),
  example: longText("Example", "A small action for the day."),
});

/** What collections and volumes share; covers are twice as wide as their widest slots. */
const bookFields = {
  slug,
  title: text("Title"),
  subtitle: text("Subtitle", "Under the title.").optional(),
  coverUrl: picture("Cover", "covers", 280, 560),
};

/** `content/volumes/*.yaml` */
export const volumeSchema = z.strictObject({
  ...bookFields,
  spine: spineColour.optional().meta({
    title: "Colour of the spine",
    description: "Left out, it is given one.",
  }),
  quotes: list("Quotes", quoteSchema),
});

/** `content/collections/*.yaml` */
export const collectionSchema = z.strictObject({
  id: text("Id", "Collections stand on the home page in the order of their ids."),
  ...bookFields,
  volumes: list(
    "Volumes",
    slug.meta({ title: "Volume", description: "Make it first.", relation: "volumes.slug" }),
    "Its volumes, in order.",
  ).min(1, "names no volume"),
});

/** What the quote viewer says around the quotes, in `content/pages/book.yaml`. */
export const viewerTextSchema = z.strictObject({
  today: text("Before an example"),
  swipe: text("Hint to swipe", "On phones, until the first turn."),
  lastLine: text("At the last quote", "In place of the volume's name."),
  fromTheBeginning: text("After the last quote", "In place of the volume's name."),
});

export type Quote = z.infer<typeof quoteSchema>;
export type ViewerText = z.infer<typeof viewerTextSchema>;
export type Volume = z.infer<typeof volumeSchema>;
export type Collection = z.infer<typeof collectionSchema>;

/** What is needed to name a book and to link to it. */
export interface BookLink {
  slug: string;
  title: string;
  subtitle?: string | undefined;
  /** A volume's colour, or those of a collection's volumes. */
  spines: SpineColour[];
}

/** A collection or a volume in the build, with what it is made of and what it belongs to. */
export interface LinkedBook extends BookLink {
  id: string;
  /** Volumes may share a title, and then only their subtitle tells them apart. */
  name: string;
  coverUrl: PictureFile;
  quotes: Quote[];
  volumes: LinkedBook[];
  collections: LinkedBook[];
}

/** All books, linked with each other: the collections in order, and the volumes. */
export function linkBooks(collections: Collection[], volumes: Volume[]) {
  const parts = volumes.map(linkedVolume);
  const inOrder = collections.toSorted((a, b) => a.id.localeCompare(b.id, "en", { numeric: true }));
  const wholes = inOrder.map(({ volumes, ...book }) => {
    const own = volumes.flatMap((slug) => parts.filter((part) => part.slug === slug));
    const spines = own.flatMap((part) => part.spines);
    const quotes = own.flatMap((part) => part.quotes);
    const whole = { ...book, name: book.title, spines, quotes, volumes: own, collections: [] };
    for (const part of own) part.collections.push(whole);
    return whole;
  });
  return { collections: wholes, volumes: parts };
}

/** A volume that names no colour takes the one of its place among all volumes. */
function linkedVolume({ spine, ...book }: Volume, at: number): LinkedBook {
  const name = book.subtitle ? `${book.title}, ${book.subtitle}` : book.title;
  const colour = spine ?? spineColour.options[at % spineColour.options.length] ?? "bone";
  return { ...book, id: book.slug, name, spines: [colour], volumes: [], collections: [] };
}

/** A book as its page shows it. */
export type Book = WithPictures<ReturnType<typeof bookProps>> & { head: Head };
/** A volume in a collection, and where its quotes lie in it, counted from 0. */
export type VolumeLink = Book["volumes"][number];

export function bookProps({ id, coverUrl, quotes, volumes, ...book }: LinkedBook) {
  let next = 0;
  return {
    id,
    ...linkOf(book),
    coverUrl,
    /** A collection's volumes, each going on where the one before it ended. */
    volumes: volumes.map((volume) => {
      const first = next;
      next += volume.quotes.length;
      // As readers count, such as "31–60"; a volume without quotes has none.
      const range = next - first > 1 ? `${first + 1}–${next}` : `${next}`;
      return { ...linkOf(volume), first, last: next - 1, range: next > first ? range : undefined };
    }),
    quotes,
  };
}

function linkOf({ slug, title, subtitle, spines }: BookLink): BookLink {
  return { slug, title, subtitle, spines };
}

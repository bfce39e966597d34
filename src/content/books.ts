import { z } from "zod";
import { bookPath } from "./addresses.ts";
import type { SpineColour } from "./fields.ts";
import { group, list, longText, patterned, picture, slug, spineColour, text } from "./fields.ts";
import type { Head } from "./head.ts";
import type { PictureFile, WithPictures } from "./picture.ts";

export const quoteSchema = group("Quote", {
  id: patterned(
    "Id",
    "Part of the quote's address, one more than the last; never change or reuse a published one.",
    /^[\w.-]+$/,
    "is not a valid id: use letters, digits and hyphens, as in eol7",
  ),
  text: longText("Quote"),
  example: longText("Example", "A small action for the day."),
});

/** Fields of collections and volumes; covers are made in twice their phone and desktop widths. */
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

/** The quote viewer's texts, in `content/pages/book.yaml`. */
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

export interface BookLink {
  path: ReturnType<typeof bookPath>;
  title: string;
  subtitle?: string | undefined;
  spines: SpineColour[]; // a volume's colour, or those of a collection's volumes
}

/** A collection or volume with its quotes, its volumes and the books it belongs to. */
export interface LinkedBook extends BookLink {
  id: string;
  slug: string;
  name: string; // volumes may share a title and differ only in their subtitle
  coverUrl: PictureFile;
  quotes: Quote[];
  volumes: LinkedBook[];
  collections: LinkedBook[];
}

export function linkBooks(collections: Collection[], volumes: Volume[]) {
  const parts = volumes.map(linkedVolume);
  const inOrder = collections.toSorted((a, b) => a.id.localeCompare(b.id, "en", { numeric: true }));
  const wholes = inOrder.map(({ volumes, ...book }) => {
    const own = volumes.flatMap((slug) => parts.filter((part) => part.slug === slug));
    const spines = own.flatMap((part) => part.spines);
    const quotes = own.flatMap((part) => part.quotes);
    const links = { path: bookPath(book), spines, volumes: own, collections: [] };
    const whole = { ...book, ...links, name: book.title, quotes };
    for (const part of own) part.collections.push(whole);
    return whole;
  });
  return { collections: wholes, volumes: parts };
}

/** A volume without a colour gets one by its position among all volumes. */
function linkedVolume({ spine, ...book }: Volume, at: number): LinkedBook {
  const name = book.subtitle ? `${book.title}, ${book.subtitle}` : book.title;
  const colour = spine ?? spineColour.options[at % spineColour.options.length] ?? "bone";
  const links = { path: bookPath(book), spines: [colour], volumes: [], collections: [] };
  return { ...book, ...links, id: book.slug, name };
}

export type Book = WithPictures<ReturnType<typeof bookProps>> & { head: Head };
/** A volume of a collection, with the indexes of its first and last quote there. */
export type VolumeLink = Book["volumes"][number];

export function bookProps({ id, slug, coverUrl, quotes, volumes, ...book }: LinkedBook) {
  let next = 0;
  return {
    id,
    slug,
    ...linkOf(book),
    coverUrl,
    volumes: volumes.map((volume) => {
      const first = next;
      next += volume.quotes.length;
      // Counted from 1, as in "31–60"; undefined for a volume without quotes.
      const range = next - first > 1 ? `${first + 1}–${next}` : `${next}`;
      return { ...linkOf(volume), first, last: next - 1, range: next > first ? range : undefined };
    }),
    quotes,
  };
}

export function linkOf({ path, title, subtitle, spines }: BookLink): BookLink {
  return { path, title, subtitle, spines };
}

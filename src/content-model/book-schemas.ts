import { z } from "zod";
import {
  bookColor,
  groupField,
  linesField,
  listField,
  longTextField,
  optionalField,
  patternField,
  pictureField,
  slugField,
  textField,
} from "./fields.ts";

export const quoteSchema = groupField("Quote", {
  id: patternField(
    "Id",
    "Part of the quote's address, one more than the last; never change or reuse a published one.",
    /^[\w.-]+$/,
    "is not a valid id: use letters, digits and hyphens, as in eol7",
  ),
  text: linesField("Quote", "Line breaks are kept, as in a poem."),
  example: longTextField("Example", "A small action for the day."),
});

/** Fields of collections and volumes; covers are made in twice their phone and desktop widths. */
const bookFields = {
  slug: slugField,
  title: textField("Title"),
  subtitle: optionalField(textField("Subtitle", "Under the title.")),
  coverUrl: pictureField("Cover", "covers", 280, 560),
};

/** `content/volumes/*.yaml` */
export const volumeSchema = z.strictObject({
  id: optionalField(
    textField(
      "Id on the home page",
      "Only for a book of its own: it gets a card there, in the order of ids.",
    ),
  ),
  ...bookFields,
  spine: optionalField(
    bookColor.meta({ title: "Colour of the spine", description: "If empty, one is chosen." }),
  ),
  quotes: listField("Quotes", quoteSchema),
});

/** `content/collections/*.yaml` */
export const collectionSchema = z.strictObject({
  id: textField("Id", "The home page shows books in the order of their ids."),
  ...bookFields,
  volumes: listField(
    "Volumes",
    slugField.meta({
      title: "Volume",
      description: "Create the volume first.",
      relation: "volumes.slug",
    }),
    "Its volumes, in order.",
  )
    .min(1, "contains no volume")
    .refine((slugs) => new Set(slugs).size === slugs.length, "names a volume twice"),
});

/** The quote viewer's texts, in `content/pages/book.yaml`. */
export const viewerTextSchema = z.strictObject({
  today: textField("Before an example"),
  swipe: textField("Hint to swipe", "On phones, until the first turn."),
  continueAt: textField(
    "Link to the last quote read",
    "Before the number of the quote that a reader last turned to.",
  ),
});

export type Quote = z.infer<typeof quoteSchema>;
export type ViewerText = z.infer<typeof viewerTextSchema>;
export type Volume = z.infer<typeof volumeSchema>;
export type Collection = z.infer<typeof collectionSchema>;

import { z } from "zod";
import type { ContentPicture } from "./picture.ts";

// Builders of schema fields. The editor shows title and description as label and hint; `relation:
// "volumes.slug"` makes it offer the slug of every volume.

export const MAX_DESCRIPTION_LENGTH = 160; // search results cut off a longer description
const MIN_DESCRIPTION_LENGTH = 50;

const emptyError = { error: "is empty", abort: true };
const oneLine = z.string().overwrite(asOneLine).min(1, emptyError);
const lines = z.string().overwrite(asLines).min(1, emptyError);

export function textField(title: string, description?: string) {
  return oneLine.meta({ title, description });
}

/** Text whose line breaks are kept, such as a poem. */
export function linesField(title: string, description?: string) {
  return lines.meta({ title, description, multiline: true });
}

/** A field that may be left out; an empty one is as good as none. */
export function optionalField<Field extends z.ZodType>(field: Field) {
  const isEmpty = (value: unknown) => value === null || String(value).trim() === "";
  return z.preprocess((value) => (isEmpty(value) ? undefined : value), field.optional()).optional();
}

export function groupField<Fields extends z.core.$ZodLooseShape>(title: string, fields: Fields) {
  return z.strictObject(fields).meta({ title });
}

/** A file with a form of its own in the editor; for `icon` see https://fonts.google.com/icons. */
export function formSchema<Fields extends z.core.$ZodLooseShape>(
  title: string,
  icon: string,
  fields: Fields,
) {
  return z.strictObject(fields).meta({ title, icon });
}

export function listField<Item extends z.ZodType>(title: string, item: Item, description?: string) {
  return z.array(item).meta({ title, description });
}

export function longTextField(title: string, description?: string) {
  return textField(title, description).meta({ multiline: true });
}

/** Text that must match `pattern`; the build and the editors show `message` if it does not. */
export function patternField(title: string, description: string, pattern: RegExp, message: string) {
  return textField(title, description)
    .regex(pattern, message)
    .meta({ patternErrorMessage: message });
}

export const slugField = patternField(
  "Address",
  "The end of the page's address, /book/…; do not change it once it is published.",
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  "is not a valid address: use lowercase letters, digits and single hyphens, as in my-book",
).refine((slug) => !/^(404|index)$/.test(slug), "is reserved for the site itself: choose another");

export function httpsUrlField(title: string, description: string) {
  const error = "is not an https address: write one such as https://shop.example/";
  return textField(title, description)
    .refine((url) => url.startsWith("https://") && URL.canParse(url), { error, abort: true })
    .meta({ format: "uri", pattern: "^https://", patternErrorMessage: error });
}

export const descriptionField = longTextField("Description", "What a search result shows.")
  .min(MIN_DESCRIPTION_LENGTH, `is shorter than ${MIN_DESCRIPTION_LENGTH} characters`)
  .max(MAX_DESCRIPTION_LENGTH, `is longer than ${MAX_DESCRIPTION_LENGTH} characters`);

/** Fields of the pages whose title and heading are content: all but home and book. */
export const pageFields = {
  title: textField("Title", "In the browser's tab and in search results."),
  description: descriptionField,
  heading: textField("Heading"),
};

export const textBoxField = groupField("Box", {
  title: textField("Title"),
  text: longTextField("Text"),
});
export type TextBox = z.infer<typeof textBoxField>;

export const bookColor = z.enum([
  "bone",
  "red",
  "rose",
  "green",
  "amber",
  "copper",
  "straw",
  "blue",
  "grey",
]);
export type BookColor = z.infer<typeof bookColor>;

export function spinesField(description: string) {
  return listField("Colours of the spines", bookColor, description);
}

/** A picture in the content folder, and the widths in pixels that pages need. */
export function pictureField(title: string, folder: "covers" | "pictures", ...widths: number[]) {
  const description = `JPEG, PNG, WebP, AVIF or SVG, at least ${Math.max(...widths)} pixels wide.`;
  return patternField(
    title,
    description,
    /^[^\\#?%]+\.(jpe?g|png|webp|avif|svg|JPE?G|PNG|WEBP|AVIF|SVG)$/,
    "is not a picture: use a JPEG, PNG, WebP, AVIF or SVG file, as in covers/my-book.jpg",
  )
    .meta({ pictureFolder: folder })
    .transform((path): ContentPicture => ({ file: path.replace(/^\//, ""), widths }));
}

function asOneLine(text: string) {
  return withoutHidden(text)
    .replace(/\s*\n\s*/g, " ")
    .trim();
}

/** Keeps the spaces before a line that not all lines have, and at most one blank line between two. */
function asLines(text: string) {
  const lines = withoutHidden(text)
    .replace(/[^\S\n]+$/gm, "")
    .replace(/\n{3,}/g, "\n\n")
    .replace(/^\n+|\n+$/g, "");
  const indents = lines.match(/^[^\S\n]*(?=\S)/gm) ?? [];
  const shared = Math.min(...indents.map(({ length }) => length));
  return lines.replace(/^[^\S\n]+/gm, (indent) => indent.slice(shared));
}

/** Replaces non-breaking spaces and drops invisible characters, except joiners within emoji. */
function withoutHidden(text: string) {
  return text
    .replace(/[\u00A0\u2007\u202F\f]/g, " ")
    .replace(/\r\n?|[\v\u0085\u2028\u2029]/g, "\n")
    .replace(/[\u00AD\u200B\u2060\uFEFF]|(?<=[\w\s])[\u200C\u200D]|[\u200C\u200D](?=[\w\s])/g, "");
}

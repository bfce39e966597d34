import { z } from "zod";
import type { PictureFile } from "./picture.ts";

/* The kinds of value that an author's files hold, and what is said of a wrong one. */

export const words = z.string().trim().min(1, "is empty");

export const slug = words
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    "is no slug: use small letters, digits and single hyphens, as in dream-chasers-bible",
  )
  .refine((slug) => slug !== "404", "is kept for the page that says a book was not found");

export const address = words.refine(isHttps, "is no https address, as in https://shop.example/");

/** An address without anything after its host. */
export const host = address.refine(
  isWholeHost,
  "goes on after the host: the site has an address to itself",
);

/** What a search result shows: less says too little, more is cut off. */
export const description = words
  .min(50, "is shorter than 50 characters")
  .max(160, "is longer than 160 characters");

/** What every page but the home page has. */
export const pageWords = { title: words, description, heading: words };

export const textBox = z.strictObject({ title: words, text: words });
export type TextBox = z.infer<typeof textBox>;

/** The papers that books may be bound in. */
export const spine = z.enum([
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
export type Spine = z.infer<typeof spine>;

/** A picture in the content folder, and the widths in pixels that its slots need. */
export function picture(...widths: number[]) {
  return words
    .regex(
      /^[^\\#?%]+\.(jpe?g|png|webp|avif|svg)$/i,
      "is no picture: use a JPEG, PNG, WebP, AVIF or SVG file, as in covers/my-book.jpg",
    )
    .transform((file): PictureFile => ({ file, widths }));
}

function isHttps(text: string) {
  return URL.canParse(text) && new URL(text).protocol === "https:";
}

/** Said only of an address: of anything else enough is said. */
function isWholeHost(text: string) {
  return !isHttps(text) || new URL(text).href === new URL("/", text).href;
}

import { z } from "zod";
import { SPINES } from "../../src/content/model.ts";
import { PLATFORMS } from "../../src/install/platform.ts";

const words = z.string().trim().min(1, "is empty");
const slug = words
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    "is no slug: use small letters, digits and single hyphens, as in dream-chasers-bible",
  )
  .refine((slug) => slug !== "404", "is kept for the page that says a book was not found");
/** Ends up behind the # of an address. */
const quoteId = words.regex(/^[\w.-]+$/, "is no id: use letters, digits and hyphens, as in eol7");
const address = words.refine(isHttps, "is no https address, as in https://shop.example/");
/** What a search result shows: less says too little, more is cut off. */
const description = words
  .min(50, "is shorter than 50 characters")
  .max(160, "is longer than 160 characters");
const imageFile = words.regex(/\.svg$/, "is no .svg file");

/** Every file an author may edit, field by field; an unknown field is an error. */
export const siteSchema = z.strictObject({
  brand: words,
  shortName: words.max(12, "is longer than 12 characters, which phones cut off"),
  tagline: words.max(60, "is longer than 60 characters, more than its heading has room for"),
  siteUrl: address.refine(isWholeHost, "goes on after the host: the site has an address to itself"),
  shopUrl: address,
  experienceUrl: address,
  author: words.optional(),
  price: z.number().positive("is not above zero").optional(),
});

export const quoteSchema = z.strictObject({ id: quoteId, text: words, example: words });

export const volumeSchema = z.strictObject({
  slug,
  title: words,
  subtitle: words.optional(),
  cover: imageFile,
  quotes: z.array(quoteSchema),
});

export const collectionSchema = z.strictObject({
  id: words,
  slug,
  title: words,
  subtitle: words.optional(),
  cover: imageFile,
  volumes: z.array(slug).min(1, "names no volume"),
});

const card = z.strictObject({ title: words, subtitle: words });
const box = z.strictObject({ title: words, text: words });
const spine = z.enum(SPINES);

export const homeSchema = z.strictObject({
  description,
  buy: card.extend({ afterBook: words }),
  dice: card,
  guide: card,
});

export const buySchema = z.strictObject({
  title: words,
  description,
  heading: words,
  picture: imageFile,
  pictureText: words,
  offer: z.strictObject({
    title: words,
    button: words,
    included: z.array(z.strictObject({ text: words, spines: z.array(spine) })),
  }),
  benefits: z.array(box),
});

export const diceSchema = z.strictObject({
  title: words,
  description,
  heading: words,
  intro: words,
  button: words,
  quote: words,
  boxes: z.array(box),
});

export const guideSchema = z.strictObject({
  title: words,
  description,
  heading: words,
  subtitle: words,
  steps: z.array(
    z.strictObject({
      id: z.int(),
      title: words,
      description: words,
      picture: imageFile,
    }),
  ),
  install: z.strictObject({ button: words, done: words, installed: words }, "is missing"),
  captions: z.record(
    z.enum(PLATFORMS),
    z.array(words, "is missing").length(4, "needs one caption for each of the four steps"),
    "is missing",
  ),
});

function isHttps(text: string) {
  return URL.canParse(text) && new URL(text).protocol === "https:";
}

function isWholeHost(text: string) {
  return URL.canParse(text) && new URL(text).href === new URL("/", text).href;
}

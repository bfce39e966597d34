import { z } from "zod";

const words = z.string("is missing").trim().min(1, "is empty");
const slug = words.regex(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  "is no slug: use small letters, digits and single hyphens",
);
const address = words.refine(isHttps, "is no https address");
const imageFile = words.regex(/\.svg$/, "is no .svg file");

/** Every file an author may edit, field by field; an unknown field is an error. */
export const siteSchema = z.strictObject({
  brand: words,
  tagline: words,
  siteUrl: address,
  shopUrl: address,
  experienceUrl: address,
  author: words.optional(),
  price: z.number("is no number, as in 49.00").positive("is not above zero").optional(),
});

const quoteSchema = z.strictObject({ id: words, text: words, example: words });

export const volumeSchema = z.strictObject({
  slug,
  title: words,
  subtitle: words.optional(),
  cover: imageFile,
  quotes: z.array(quoteSchema, "is missing"),
});

export const collectionSchema = z.strictObject({
  id: words,
  slug,
  title: words,
  subtitle: words.optional(),
  cover: imageFile,
  volumes: z.array(slug, "is missing").min(1, "names no volume"),
});

const card = z.strictObject({ title: words, subtitle: words }, "is missing");
const box = z.strictObject({ title: words, text: words });
const spine = z.enum(["bone", "red", "rose", "green", "amber", "copper", "straw", "blue", "grey"]);

export const homeSchema = z.strictObject({
  description: words,
  buy: card.extend({ afterBook: words }),
  dice: card,
  guide: card,
});

export const buySchema = z.strictObject({
  title: words,
  description: words,
  heading: words,
  picture: imageFile,
  pictureText: words,
  offer: z.strictObject(
    {
      title: words,
      button: words,
      included: z.array(z.strictObject({ text: words, spines: z.array(spine) }), "is missing"),
    },
    "is missing",
  ),
  benefits: z.array(box, "is missing"),
});

export const diceSchema = z.strictObject({
  title: words,
  description: words,
  heading: words,
  intro: words,
  button: words,
  quote: words,
  boxes: z.array(box, "is missing"),
});

export const guideSchema = z.strictObject({
  title: words,
  description: words,
  heading: words,
  subtitle: words,
  steps: z.array(
    z.strictObject({
      id: z.int("is no whole number"),
      title: words,
      description: words,
      picture: imageFile,
    }),
    "is missing",
  ),
});

function isHttps(text: string) {
  return URL.canParse(text) && new URL(text).protocol === "https:";
}

import { z } from "zod";
import { httpsUrlField, optionalField, patternField, textField } from "./fields.ts";

const MAX_SHORT_NAME_LENGTH = 12; // characters; phones cut off a longer one
const MAX_TAGLINE_LENGTH = 60; // characters; its heading has no room for more

/**
 * The price of the collection, in US dollars: a number above 0 with at most two decimals. Text,
 * because the editor's number field would silently read 49,90 as 90.
 */
const priceField = z
  .preprocess(
    (value) => (typeof value === "number" ? String(value) : value),
    patternField(
      "Price of the collection",
      "In US dollars, as in 49.00.",
      /^(?=.*[1-9])(0|[1-9]\d*)(\.\d{1,2})?$/,
      "is not a price: use digits and a point, as in 49.00, or leave the price out",
    ).meta({ type: ["string", "number"] }),
  )
  .transform(Number);

/** `content/site.yaml` */
export const siteSchema = z.strictObject({
  brand: textField("Brand", "The name of the site."),
  shortName: textField("Short name", "Under the icon on a home screen.").max(
    MAX_SHORT_NAME_LENGTH,
    `is longer than ${MAX_SHORT_NAME_LENGTH} characters, which phones cut off`,
  ),
  tagline: textField("Tagline", "Typed out on the home page, after the brand.").max(
    MAX_TAGLINE_LENGTH,
    `is longer than ${MAX_TAGLINE_LENGTH} characters, for which its heading has no room`,
  ),
  siteUrl: httpsUrlField("Address of this site", "Without anything after the host.").refine(
    (url) => new URL(url).href === new URL("/", url).href,
    "must end after the host, as in https://books.example/: the site cannot live in a folder",
  ),
  shopUrl: httpsUrlField("Address of the shop", "Where “Purchase Collection” leads."),
  experienceUrl: httpsUrlField("Address of the experience", "Where “Start Experience” leads."),
  author: optionalField(
    textField("Author", "Named on book pages, the dice page and to search engines."),
  ),
  price: optionalField(priceField),
});

export type Site = z.infer<typeof siteSchema>;

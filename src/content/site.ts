import { z } from "zod";
import { httpsUrlField, patternField, textField } from "./fields.ts";

/** The editor saves text, because its number field would silently read 49,90 as 90. */
const priceField = z
  .preprocess(
    (value) => (typeof value === "number" ? String(value) : value),
    patternField(
      "Price of the collection",
      "In US dollars, as in 49.00.",
      /^(?=.*[1-9])\d+(\.\d{1,2})?$/,
      "is not a price: use digits and a point, as in 49.00",
    ).meta({ type: ["string", "number"] }),
  )
  .transform(Number);

/** `content/site.yaml` */
export const siteSchema = z.strictObject({
  brand: textField("Brand", "The name of the site."),
  shortName: textField("Short name", "Under the icon on a home screen.").max(
    12,
    "is longer than 12 characters, which phones cut off",
  ),
  tagline: textField("Tagline", "Typed out on the home page, after the brand.").max(
    60,
    "is longer than 60 characters, more than its heading has room for",
  ),
  siteUrl: httpsUrlField("Address of this site", "Without anything after the host.").refine(
    (url) => new URL(url).href === new URL("/", url).href,
    "goes on after the host: the site has an address to itself",
  ),
  shopUrl: httpsUrlField("Address of the shop", "Where “Purchase Collection” leads."),
  experienceUrl: httpsUrlField("Address of the experience", "Where “Start Experience” leads."),
  author: textField(
    "Author",
    "Named on book pages, the dice page and to search engines.",
  ).optional(),
  price: priceField.optional(),
});

export type Site = z.infer<typeof siteSchema>;

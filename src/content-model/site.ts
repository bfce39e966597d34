import type { z } from "zod";
import { formSchema, httpsUrlField, optionalField, textField } from "./fields.ts";
import { priceField } from "./price-field.ts";

const MAX_SHORT_NAME_LENGTH = 12; // characters; phones cut off a longer one
const MAX_TAGLINE_LENGTH = 60; // characters; its heading has no room for more

/** `content/site.yaml` */
export const siteSchema = formSchema("The whole site", "public", {
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

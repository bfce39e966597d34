import { z } from "zod";
import { httpsUrl, textField } from "./fields.ts";

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
  siteUrl: httpsUrl("Address of this site", "Without anything after the host.").refine(
    (url) => new URL(url).href === new URL("/", url).href,
    "goes on after the host: the site has an address to itself",
  ),
  shopUrl: httpsUrl("Address of the shop", "Where “Purchase Collection” leads."),
  experienceUrl: httpsUrl("Address of the experience", "Where “Start Experience” leads."),
  author: textField(
    "Author",
    "Named on book pages, the dice page and to search engines.",
  ).optional(),
  price: z
    .number()
    .positive("is not above zero")
    .optional()
    .meta({ title: "Price of the collection", description: "In US dollars, as in 49.00." }),
});

export type Site = z.infer<typeof siteSchema>;

import { z } from "zod";
import {
  group,
  list,
  longText,
  pageFields,
  picture,
  spineColours,
  text,
  textBox,
} from "../../content/fields.ts";
import type { PageData } from "../../content/page-data.ts";
import type { Content } from "../pages.data.ts";

const item = group("Line", {
  text: longText("Text"),
  spines: spineColours("Beside the text; none for what is no book."),
});

/** `content/pages/buy.yaml` */
export const buySchema = z.strictObject({
  ...pageFields,
  picture: picture("Picture", "pictures", 800, 1500),
  pictureText: text("Picture in words", "For those who do not see it."),
  offer: group("Offer", {
    title: text("Title"),
    button: text("Button", "Leads to the shop."),
    included: list("What is included", item),
  }),
  benefits: list("Benefits", textBox),
});

export const BUY_PATH = "/buy-books" as const;

export function buyPage({ site, pages: { buy } }: Content) {
  const { title, description, ...fields } = buy;
  const { heading, picture, pictureText, offer } = fields;
  const { shopUrl, price } = site;
  return {
    kind: "buy" as const,
    path: BUY_PATH,
    name: title,
    heading,
    description,
    image: picture,
    jsonLd: (image) => ({
      "@type": "Product",
      name: heading,
      description: offer.included.map(({ text }) => text).join(", "),
      image,
      offers: {
        "@type": "Offer",
        url: shopUrl,
        priceCurrency: "USD",
        availability: "https://schema.org/InStock",
        ...(price && { price: price.toFixed(2) }),
      },
    }),
    ogImage: { title: heading, shelf: picture, alt: pictureText },
    props: { ...fields, shopUrl, price: price && dollars.format(price) },
  } satisfies PageData;
}

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

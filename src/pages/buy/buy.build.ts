import { z } from "zod";
import {
  longText,
  pageFields,
  picture,
  pictureText,
  spineColours,
  text,
  textBox,
} from "../../content/fields.ts";
import { definePage } from "../../content/page.ts";
import type { Content } from "../pages.build.ts";

const item = z
  .strictObject({
    text: longText("Text"),
    spines: spineColours("Beside the text; none for what is no book."),
  })
  .meta({ title: "Line" });

/** `content/pages/buy.yaml` */
export const buySchema = z.strictObject({
  ...pageFields,
  picture: picture("Picture", "pictures", 800, 1500),
  pictureText,
  offer: z
    .strictObject({
      title: text("Title"),
      button: text("Button", "Leads to the shop."),
      included: z.array(item).meta({ title: "What is included" }),
    })
    .meta({ title: "Offer" }),
  benefits: z.array(textBox).meta({ title: "Benefits" }),
});

export const BUY_PATH = "/buy-books";

export function buyPage({ site, pages: { buy } }: Content) {
  const { title, description, ...shown } = buy;
  const { heading, picture, pictureText, offer } = shown;
  const { shopUrl, price } = site;
  return definePage({
    kind: "buy",
    path: BUY_PATH,
    name: title,
    heading,
    description,
    image: picture,
    jsonLd: (image) => [
      {
        "@type": "Product",
        name: heading,
        description: offer.included.map(({ text }) => text).join(", "),
        image,
        offers: {
          "@type": "Offer",
          url: shopUrl,
          priceCurrency: "USD",
          availability: "https://schema.org/InStock",
          ...(price === undefined ? {} : { price: price.toFixed(2) }),
        },
      },
    ],
    ogImage: { title: heading, shelf: picture, alt: pictureText },
    props: { ...shown, shopUrl, price: price === undefined ? undefined : dollars.format(price) },
  });
}

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

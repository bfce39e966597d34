import { z } from "zod";
import { pageWords, picture, spine, textBox, words } from "../../content/fields.ts";
import { definePage, type ModuleOf } from "../../content/page.ts";

const page = definePage({
  name: "buy",
  path: "/buy-books",
  schema: z.strictObject({
    ...pageWords,
    picture: picture(800, 1500),
    pictureText: words,
    offer: z.strictObject({
      title: words,
      button: words,
      included: z.array(z.strictObject({ text: words, spines: z.array(spine) })),
    }),
    benefits: z.array(textBox),
  }),
  more: (_words, { site }) => ({
    /** In dollars, when the author gave one. */
    price: site.price === undefined ? undefined : dollars.format(site.price),
  }),
  things: async ({ heading, offer, picture }, { site }, addressOf) => [
    {
      "@type": "Product",
      name: heading,
      description: offer.included.map(({ text }) => text).join(", "),
      image: await addressOf(picture),
      offers: {
        "@type": "Offer",
        url: site.shopUrl,
        priceCurrency: "USD",
        availability: "https://schema.org/InStock",
        ...(site.price === undefined ? {} : { price: site.price.toFixed(2) }),
      },
    },
  ],
  card: ({ heading, picture, pictureText }) => ({
    title: heading,
    shelf: picture,
    text: pictureText,
  }),
});

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });

export default page;
export declare const buy: ModuleOf<typeof page>;

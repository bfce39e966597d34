import type { Product } from "schema-dts";
import type { Site } from "../../content-model/site.ts";

/** The collection as a product; search engines show a price only where the author gave one. */
export function productJsonLd(
  { shopUrl, price }: Site,
  { heading, offer }: { heading: string; offer: { included: { text: string }[] } },
  image: string,
): Product {
  return {
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
  };
}

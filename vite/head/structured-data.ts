import type {
  Book,
  BreadcrumbList,
  Graph,
  ListItem,
  Product,
  Thing,
  WebApplication,
  WebSite,
} from "schema-dts";
import type { Picture } from "../../src/content/model.ts";
import type { Collection, Content, Volume } from "../content/load.ts";
import { bookPath, fullTitle, type PageFacts, quotesOf, volumesOf } from "./page-facts.ts";

/** Things as JSON-LD that can stand inside a script element; everything in them is on the page. */
export function serialise(things: Thing[]) {
  const graph: Graph = { "@context": "https://schema.org", "@graph": things };
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}

export function websiteData(content: Content): WebSite {
  const { brand: name } = content.site;
  return { "@type": "WebSite", name, url: addressOf(content, "/"), inLanguage: "en" };
}

/** A book with the quote its page opens at, and the books it is made of or belongs to. */
export function bookData(content: Content, book: Collection | Volume, cover: Picture): Book {
  const { site, collections, volumes } = content;
  const name = (other: Collection | Volume): Book => ({
    "@type": "Book",
    name: fullTitle(other),
    url: addressOf(content, bookPath(other)),
  });
  const [quote] = quotesOf(volumes, book);
  const parts = "volumes" in book ? volumesOf(volumes, book) : [];
  const wholes = collections.filter((collection) => collection.volumes.includes(book.slug));
  return {
    "@type": "Book",
    name: fullTitle(book),
    url: addressOf(content, bookPath(book)),
    image: addressOf(content, cover.src),
    inLanguage: "en",
    ...(site.author ? { author: { "@type": "Person", name: site.author } } : {}),
    ...(wholes.length > 0 ? { isPartOf: wholes.map(name) } : {}),
    hasPart: [
      ...(quote ? [{ "@type": "Quotation", text: quote.text } as const] : []),
      ...parts.map(name),
    ],
  };
}

/** Ready to be sold in dollars; its price only if the author gave one. */
export function productData(content: Content, picture: Picture): Product {
  const { site, buy } = content;
  return {
    "@type": "Product",
    name: buy.heading,
    description: buy.offer.included.map(({ text }) => text).join(", "),
    image: addressOf(content, picture.src),
    offers: {
      "@type": "Offer",
      url: site.shopUrl,
      priceCurrency: "USD",
      availability: "https://schema.org/InStock",
      ...(site.price === undefined ? {} : { price: site.price.toFixed(2) }),
    },
  };
}

export function applicationData({ site, dice }: Content): WebApplication {
  return {
    "@type": "WebApplication",
    name: dice.heading,
    description: dice.intro,
    url: site.experienceUrl,
    applicationCategory: "LifestyleApplication",
    operatingSystem: "Any",
  };
}

/** The way from home to a page, which is how its reader comes and goes. */
export function breadcrumbs(content: Content, { above, heading, path }: PageFacts): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [...above, { name: heading, path }].map(
      (page, at): ListItem => ({
        "@type": "ListItem",
        position: at + 1,
        name: page.name,
        item: addressOf(content, page.path),
      }),
    ),
  };
}

/** A path of the site as the world knows it. */
export function addressOf({ site }: Content, path: string) {
  return new URL(path, site.siteUrl).href;
}

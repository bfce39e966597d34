import type { BreadcrumbList, Graph, ListItem, Thing } from "schema-dts";
import { addressOf, type Head, type PageFacts } from "../../src/content/head.ts";
import type { Content } from "../../src/content/page.ts";

const HOME = { name: "Books", path: "/" };

/** A page's head: its facts, its social card, and what it is about. */
export function headOf(
  content: Content,
  page: PageFacts,
  card: { path: string; text: string },
  things: Thing[],
): Head {
  const isHome = page.path === "/";
  return {
    title: isHome ? page.name : `${page.name} | ${content.site.brand}`,
    name: page.name,
    description: page.description,
    url: addressOf(content, page.path),
    picture: addressOf(content, card.path),
    pictureText: card.text,
    data: serialise(isHome ? things : [...things, breadcrumbs(content, page)]),
  };
}

/** The way from home to a page, which is how its reader comes and goes. */
export function breadcrumbs(content: Content, { above = [], heading, path }: PageFacts) {
  const list: BreadcrumbList = {
    "@type": "BreadcrumbList",
    itemListElement: [HOME, ...above, { name: heading, path }].map(
      (page, at): ListItem => ({
        "@type": "ListItem",
        position: at + 1,
        name: page.name,
        item: addressOf(content, page.path),
      }),
    ),
  };
  return list;
}

/** Things as JSON-LD that can stand inside a script element; everything in them is on the page. */
export function serialise(things: Thing[]) {
  const graph: Graph = { "@context": "https://schema.org", "@graph": things };
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}

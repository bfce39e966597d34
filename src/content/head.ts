import type { BreadcrumbList, Graph, ListItem, Thing } from "schema-dts";
import type { PageData } from "./page.ts";
import type { Site } from "./site.ts";

/** What a page puts into its <head>. */
export interface Head {
  /** With the site's name. */
  title: string;
  /** Without it. */
  name: string;
  description: string;
  /** The page's one address. */
  url: string;
  /** The address of the link preview's picture, and what it shows. */
  picture: string;
  pictureText: string;
  /** JSON-LD. */
  data: string;
}

/** A page's head; `ogImage` and `image` are the paths of its made pictures. */
export function headOf(site: Site, page: PageData, ogImage: string, image: string): Head {
  const isHome = page.path === "/";
  const addressOf = (path: string) => new URL(path, site.siteUrl).href;
  const things = page.jsonLd?.(addressOf(image)) ?? [];
  return {
    title: isHome ? page.name : `${page.name} | ${site.brand}`,
    name: page.name,
    description: page.description,
    url: addressOf(page.path),
    picture: addressOf(ogImage),
    pictureText: page.ogImage.alt,
    data: serialize(isHome ? things : [...things, breadcrumbList(page, addressOf)]),
  };
}

function breadcrumbList(page: PageData, addressOf: (path: string) => string) {
  const { breadcrumbs = [], heading, path } = page;
  const trail = [{ name: "Books", path: "/" }, ...breadcrumbs, { name: heading, path }];
  const list: BreadcrumbList = {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(
      (page, at): ListItem => ({
        "@type": "ListItem",
        position: at + 1,
        name: page.name,
        item: addressOf(page.path),
      }),
    ),
  };
  return list;
}

/** JSON-LD that can stand inside a script element. */
export function serialize(things: Thing[]) {
  const graph: Graph = { "@context": "https://schema.org", "@graph": things };
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}

import type { BreadcrumbList, Graph, ListItem, Thing } from "schema-dts";
import type { PageData } from "./page-data.ts";
import type { Site } from "./site.ts";

/** What the page's component receives; only the build needs the JSON-LD. */
export type PageMetadata = Omit<ReturnType<typeof metadataOf>, "jsonLd">;

/**
 * A page's metadata; `ogImage` and `image` are the paths of generated pictures. What a page itself
 * adds as JSON-LD is in its `.json-ld.ts` file.
 */
export function metadataOf(site: Site, page: PageData, ogImage: string, image: string) {
  const { name, description, heading, path, breadcrumbs = [] } = page;
  const isHome = path === "/";
  const urlOf = (path: string) => new URL(path, site.siteUrl).href;
  const trail = [{ name: "Books", path: "/" }, ...breadcrumbs, { name: heading, path }];
  const breadcrumbList: BreadcrumbList = {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, path }, index): ListItem => {
      return { "@type": "ListItem", position: index + 1, name, item: urlOf(path) };
    }),
  };
  const things = [page.jsonLd?.(urlOf(image)) ?? [], isHome ? [] : breadcrumbList].flat();
  return {
    title: isHome ? name : `${name} | ${site.brand}`,
    name,
    description,
    url: urlOf(path),
    ogImage: urlOf(ogImage),
    ogImageAlt: page.ogImage.alt,
    jsonLd: serializeJsonLd(things),
  };
}

/** Serialises JSON-LD with every `<` escaped, so that it is safe inside a script element. */
export function serializeJsonLd(things: Thing[]) {
  const graph: Graph = { "@context": "https://schema.org", "@graph": things };
  return JSON.stringify(graph).replaceAll("<", "\\u003c");
}

import type { Thing } from "schema-dts";
import type { PageDefinition } from "./page-definition.ts";
import type { Site } from "./site.ts";

/** What the page's component receives; only the build needs the JSON-LD. */
export type PageMetadata = Omit<ReturnType<typeof metadataOf>, "jsonLd">;

/** A page's metadata; `ogImage` and `image` are the paths of generated pictures. */
export function metadataOf(site: Site, page: PageDefinition, ogImage: string, image: string) {
  const { name, description, path, jsonLd } = page;
  const isHome = path === "/";
  const urlOf = (path: string) => new URL(path, site.siteUrl).href;
  return {
    title: isHome ? name : `${name} | ${site.brand}`,
    name,
    description,
    url: urlOf(path),
    ogImage: urlOf(ogImage),
    ogImageAlt: page.ogImage.alt,
    jsonLd: jsonLd && serializeJsonLd(jsonLd(urlOf(image))),
  };
}

/** Serialises JSON-LD with every `<` escaped, so that it is safe inside a script element. */
export function serializeJsonLd(thing: Thing) {
  const json = JSON.stringify({ "@context": "https://schema.org", ...Object(thing) });
  return json.replaceAll("<", "\\u003c");
}

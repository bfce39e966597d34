import type { WebSite } from "schema-dts";
import type { Site } from "../../content/site.ts";

export function webSiteJsonLd({ brand, siteUrl }: Site): WebSite {
  return { "@type": "WebSite", name: brand, url: new URL("/", siteUrl).href, inLanguage: "en" };
}

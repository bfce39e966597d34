import { headersFile, REDIRECTS_FILE } from "../deploy/headers-and-redirects.ts";
import type { PageDefinition } from "../src/content-model/page-definition.ts";
import type { Content } from "../src/pages/all-pages.data.ts";
import { tokenColor } from "./token-color.ts";

/** Generated files for crawlers, phones and hosts, by name. */
export function siteFiles(content: Content, pages: PageDefinition[]) {
  return {
    "robots.txt": `User-agent: *\nAllow: /\n\nSitemap: ${urlOf(content, "/sitemap.xml")}\n`,
    "sitemap.xml": sitemap(content, pages),
    "manifest.webmanifest": JSON.stringify(manifest(content)),
    _headers: headersFile(),
    _redirects: REDIRECTS_FILE,
    ".nojekyll": "", // without it GitHub Pages drops files whose names start with an underscore
  };
}

function sitemap(content: Content, pages: PageDefinition[]) {
  const urls = pages.map(({ path }) => `  <url><loc>${urlOf(content, path)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("")}</urlset>
`;
}

/** The web app manifest: how the installed site appears on a phone. */
export function manifest({ site, pages }: Content) {
  return {
    start_url: "/",
    display: "standalone",
    name: site.brand,
    short_name: site.shortName,
    description: pages.home.description,
    background_color: tokenColor("bg"),
    theme_color: tokenColor("bg"),
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icons/maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
}

function urlOf({ site }: Content, path: string) {
  return new URL(path, site.siteUrl).href;
}

import { bookPath } from "../../src/content/addresses.ts";
import { type Content, wordsOf } from "../../src/content/page.ts";
import homePage from "../../src/pages/home/home.content.ts";
import { colour } from "../pictures/colour.ts";
import type { Screenshot } from "./screenshots.ts";

/** What shows behind the site and around its pictures: the page's own ground. */
export const GROUND = colour("ink");

/** The web app manifest: what a phone shows of the site, before and after it is added. */
export function manifestOf(content: Content, screenshots: Screenshot[]) {
  const { site, collections } = content;
  return {
    id: "/",
    name: site.brand,
    short_name: site.shortName,
    description: wordsOf(content, homePage).description,
    lang: "en",
    dir: "ltr",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: GROUND,
    theme_color: GROUND,
    categories: ["books", "lifestyle"],
    icons: [
      { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
      {
        src: "/icons/maskable-512.png",
        sizes: "512x512",
        type: "image/png",
        purpose: "maskable",
      },
    ],
    screenshots: screenshots.map(({ name, label, formFactor, width, height }) => ({
      src: `/screenshots/${name}`,
      sizes: `${width}x${height}`,
      type: "image/webp",
      form_factor: formFactor,
      label,
    })),
    shortcuts: collections.map(({ slug, title }) => ({
      name: title,
      url: bookPath({ slug }),
      icons: [{ src: `/icons/${slug}-96.png`, sizes: "96x96", type: "image/png" }],
    })),
  };
}

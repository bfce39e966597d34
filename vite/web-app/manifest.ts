import { bookPath } from "../../src/content/addresses.ts";
import { type Content, wordsOf } from "../../src/content/page.ts";
import homePage from "../../src/pages/home/home.content.ts";
import { colour } from "../pictures/colour.ts";
import { SHOTS, WINDOWS } from "./screenshots.ts";

/** What shows behind the site and around its pictures: the page's own ground. */
export const GROUND = colour("ink");

/** The web app manifest: what a phone shows of the site, before and after it is added. */
export function manifestOf(content: Content) {
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
      iconOf("icon-192", 192),
      iconOf("icon-512", 512),
      { ...iconOf("maskable-512", 512), purpose: "maskable" },
    ],
    screenshots: SHOTS.map(({ name, label, formFactor }) => {
      const { viewport, deviceScaleFactor: scale } = WINDOWS[formFactor];
      return {
        src: `/screenshots/${name}`,
        sizes: `${viewport.width * scale}x${viewport.height * scale}`,
        type: "image/webp",
        form_factor: formFactor,
        label,
      };
    }),
    shortcuts: collections.map(({ slug, title }) => ({
      name: title,
      url: bookPath({ slug }),
      icons: [iconOf(`${slug}-96`, 96)],
    })),
  };
}

function iconOf(name: string, size: number) {
  return { src: `/icons/${name}.png`, sizes: `${size}x${size}`, type: "image/png" };
}

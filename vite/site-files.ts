import { readFileSync } from "node:fs";
import { join } from "node:path";
import { openPicture } from "../content-io/open-picture.ts";
import { headersFile, REDIRECTS_FILE } from "../deploy/host-files.ts";
import type { PageData } from "../src/content/page-data.ts";
import type { Content } from "../src/pages/all-pages.data.ts";
import { tokenColor } from "./token-color.ts";

/** Whose pages the install dialog's pictures show; a site with another brand has none. */
const SAMPLE_BRAND = "Lyrics of the Mind";

/** The page's background colour, also used around icons. */
const BACKGROUND = tokenColor("bg");

const MANIFEST: { display: string; screenshots: { src: string }[] } = JSON.parse(
  readFileSync("vite/web-app-manifest.json", "utf8"),
);

/** Generated files for crawlers, phones and hosts, by name. */
export async function siteFiles(folder: string, content: Content, pages: PageData[]) {
  const icons = content.homeBooks.map(async ({ slug, coverUrl }): Promise<[string, Buffer]> => {
    return [`icons/${slug}-96.png`, await squareIcon(join(folder, coverUrl.file))];
  });
  return new Map<string, string | Buffer>([
    ["robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${urlOf(content, "/sitemap.xml")}\n`],
    ["sitemap.xml", sitemap(content, pages)],
    ["manifest.webmanifest", JSON.stringify(manifest(content))],
    ["_headers", headersFile()],
    ["_redirects", REDIRECTS_FILE],
    [".nojekyll", ""], // without it GitHub Pages drops files whose names start with an underscore
    ...(await Promise.all(icons)),
    ...screenshotsOf(content).map(({ src }): [string, Buffer] => {
      return [src.slice(1), readFileSync(join("vite", src))];
    }),
  ]);
}

function sitemap(content: Content, pages: PageData[]) {
  const urls = pages.map(({ path }) => `  <url><loc>${urlOf(content, path)}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("")}</urlset>
`;
}

/** The web app manifest, with the site's name, icons and colours for phones. */
export function manifest({ site, homeBooks, pages }: Content) {
  return {
    ...MANIFEST,
    screenshots: screenshotsOf({ site }),
    name: site.brand,
    short_name: site.shortName,
    description: pages.home.description,
    background_color: BACKGROUND,
    theme_color: BACKGROUND,
    shortcuts: homeBooks.map(({ slug, path, title }) => ({
      name: title,
      url: path,
      icons: [{ src: `/icons/${slug}-96.png`, sizes: "96x96", type: "image/png" }],
    })),
  };
}

/** The install dialog's pictures. */
function screenshotsOf({ site }: Pick<Content, "site">) {
  return site.brand === SAMPLE_BRAND ? MANIFEST.screenshots : [];
}

/** A complete cover centred in a square. */
async function squareIcon(cover: string) {
  const { draw } = await openPicture(cover);
  return draw(96)
    .resize(96, 96, { fit: "contain", background: BACKGROUND })
    .flatten({ background: BACKGROUND })
    .png({ palette: true })
    .toBuffer();
}

function urlOf({ site }: Content, path: string) {
  return new URL(path, site.siteUrl).href;
}

import { z } from "zod";
import { description, words } from "../../content/fields.ts";
import { addressOf } from "../../content/head.ts";
import { definePage, type ModuleOf, wordsOf } from "../../content/page.ts";
import { RAYS_ORIGINS } from "../../effects/backdrop/settings.ts";
import { graphemes } from "../../runtime/graphemes.ts";
import buyPage from "../buy/buy.content.ts";

const card = z.strictObject({ title: words, subtitle: words });

const page = definePage({
  name: "home",
  path: "/",
  schema: z.strictObject({
    description,
    intro: words, // what the site is, in one sentence
    raysOrigin: z.enum(RAYS_ORIGINS),
    buy: card.extend({ afterBook: words }),
    dice: card,
    guide: card,
  }),
  more: ({ buy }, content) => ({
    heading: { title: graphemes(content.site.brand), tagline: graphemes(content.site.tagline) },
    books: content.collections.map(({ volumes: _volumes, ...book }) => book),
    buy: { ...buy, picture: wordsOf(content, buyPage).picture },
  }),
  check: ({ buy: { afterBook } }, collections) => {
    if (collections.some(({ id }) => id === afterBook)) return [];
    const reason = `there is no collection with the id "${afterBook}"`;
    return [{ path: ["buy", "afterBook"], reason }];
  },
  things: async (_words, content) => [
    {
      "@type": "WebSite",
      name: content.site.brand,
      url: addressOf(content, "/"),
      inLanguage: "en",
    },
  ],
  card: (_words, { site, collections }) => ({
    title: site.brand,
    note: site.tagline,
    books: collections.slice(0, 2).map(({ coverUrl }) => coverUrl),
    text: `${site.brand}: ${site.tagline}`,
  }),
});

export default page;
export declare const home: ModuleOf<typeof page>;

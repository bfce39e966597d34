import { z } from "zod";
import type { ContentWith } from "../../content-model/content.ts";
import {
  descriptionField,
  formSchema,
  longTextField,
  textField,
} from "../../content-model/fields.ts";
import type { PageDefinition } from "../../content-model/page-definition.ts";
import { ORIGIN_POSITIONS, type RaysOrigin } from "../../effects/backdrop/settings.ts";
import { graphemes } from "../../shared/graphemes.ts";
import type { schema as buySchema } from "../buy/buy.data.ts";

const card = z.strictObject({ title: textField("Title"), subtitle: textField("Subtitle") });

/** `content/pages/home.yaml` */
export const schema = formSchema("Home page", "home", {
  description: descriptionField,
  intro: longTextField("Introduction", "What the site is, in one sentence."),
  raysOrigin: z.enum(Object.keys(ORIGIN_POSITIONS) as RaysOrigin[]).meta({
    title: "Origin of the light",
    description: "Where the light behind the page comes from.",
  }),
  buy: card
    .extend({
      afterBook: textField("After", "The id of the book that this card follows."),
    })
    .meta({ title: "Card that leads to the buy page" }),
  dice: card.meta({ title: "Card that leads to the dice" }),
  guide: card.meta({ title: "Card that leads to the guide" }),
});

type HomeContent = ContentWith<{ home: typeof schema; buy: typeof buySchema }>;

export function pages({ site, homeBooks, pages: { home, buy } }: HomeContent) {
  const { description, raysOrigin, ...fields } = home;
  return [
    {
      path: "/" as const,
      name: site.brand,
      heading: site.brand,
      description,
      ogImage: {
        title: site.brand,
        subtitle: site.tagline,
        covers: homeBooks.slice(0, 2).map(({ coverUrl }) => coverUrl),
        alt: `${site.brand}: ${site.tagline}`,
      },
      props: {
        ...fields,
        backdrop: { raysOrigin },
        heading: { title: graphemes(site.brand), tagline: graphemes(site.tagline) },
        books: homeBooks.map(({ id, path, title, subtitle, coverUrl }) => {
          return { id, path, title, subtitle, coverUrl };
        }),
        buy: { ...home.buy, picture: buy.picture },
      },
    },
  ] satisfies PageDefinition[];
}

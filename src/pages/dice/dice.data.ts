import type { ContentWith } from "../../content-model/content.ts";
import {
  formSchema,
  linesField,
  listField,
  pageFields,
  textBoxField,
  textField,
} from "../../content-model/fields.ts";
import type { PageDefinition } from "../../content-model/page-definition.ts";
import { quoteTraits } from "../../content-model/quote-lines.ts";
import { splitTitle } from "../../shared/split-title.ts";
import type { schema as homeSchema } from "../home/home.data.ts";
import { webApplicationJsonLd } from "./dice.json-ld.ts";

/** `content/pages/dice.yaml` */
export const schema = formSchema("Dice page", "casino", {
  ...pageFields,
  intro: linesField("Introduction", "Line breaks are kept."),
  button: textField("Button", "Leads to the experience."),
  quote: linesField("Quote", "From the author. Line breaks are kept, as in a poem."),
  boxes: listField("Boxes", textBoxField),
});

type DiceContent = ContentWith<{ dice: typeof schema; home: typeof homeSchema }>;

export function pages({ site, pages: { dice, home } }: DiceContent) {
  const { title, description, ...fields } = dice;
  const { heading, quote } = fields;
  const { experienceUrl, author } = site;
  return [
    {
      path: "/roll-the-dice" as const,
      name: title,
      heading,
      description,
      jsonLd: () => webApplicationJsonLd(site, dice),
      ogImage: {
        title: heading,
        subtitle: splitTitle(home.dice.title).lines.join(""),
        drawing: "die",
        alt: `${heading}: a die in the light`,
      },
      props: { ...fields, quote: { text: quote, ...quoteTraits(quote) }, experienceUrl, author },
    },
  ] satisfies PageDefinition[];
}

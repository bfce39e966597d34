import { z } from "zod";
import { list, longText, pageFields, text, textBox } from "../../content/fields.ts";
import type { PageData } from "../../content/page-data.ts";
import { splitTitle } from "../../shared/split-title.ts";
import type { Content } from "../pages.data.ts";

/** `content/pages/dice.yaml` */
export const diceSchema = z.strictObject({
  ...pageFields,
  intro: longText("Introduction"),
  button: text("Button", "Leads to the experience."),
  quote: longText("Quote", "From the author."),
  boxes: list("Boxes", textBox),
});

export function dicePage({ site, pages: { dice, home } }: Content) {
  const { title, description, ...fields } = dice;
  const { heading, intro } = fields;
  const { experienceUrl, author } = site;
  return {
    kind: "dice" as const,
    path: "/roll-the-dice" as const,
    name: title,
    heading,
    description,
    jsonLd: () => ({
      "@type": "WebApplication",
      name: heading,
      description: intro,
      url: experienceUrl,
      applicationCategory: "LifestyleApplication",
      operatingSystem: "Any",
    }),
    ogImage: {
      title: heading,
      note: splitTitle(home.dice.title).lines.join(""),
      object: "die",
      alt: `${heading}: a die in the light`,
    },
    props: { ...fields, experienceUrl, author },
  } satisfies PageData;
}

import { z } from "zod";
import { pageWords, textBox, words } from "../../content/fields.ts";
import { definePage, type ModuleOf, wordsOf } from "../../content/page.ts";
import { verseIn } from "../../content/rules.ts";
import homePage from "../home/home.content.ts";

const page = definePage({
  name: "dice",
  path: "/roll-the-dice",
  schema: z.strictObject({
    ...pageWords,
    intro: words,
    button: words,
    quote: words,
    boxes: z.array(textBox),
  }),
  things: async ({ heading, intro }, { site }) => [
    {
      "@type": "WebApplication",
      name: heading,
      description: intro,
      url: site.experienceUrl,
      applicationCategory: "LifestyleApplication",
      operatingSystem: "Any",
    },
  ],
  card: ({ heading }, content) => ({
    title: heading,
    note: verseIn(wordsOf(content, homePage).dice.title).lines.join(""),
    object: "die",
    text: `${heading}: a die in the light`,
  }),
});

export default page;
export declare const dice: ModuleOf<typeof page>;

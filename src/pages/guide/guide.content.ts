import { z } from "zod";
import { pageWords, picture, words } from "../../content/fields.ts";
import { definePage, type ModuleOf } from "../../content/page.ts";
import { PLATFORMS } from "../../install/platform.ts";

const page = definePage({
  name: "guide",
  path: "/add-to-home-screen",
  schema: z.strictObject({
    ...pageWords,
    subtitle: words,
    steps: z
      .array(
        z.strictObject({
          id: z.int(),
          title: words,
          description: words,
          icon: picture(300, 600),
        }),
      )
      .superRefine(oneIdEach),
    install: z.strictObject(
      { button: words, accepted: words, dismissed: words, installed: words, standalone: words },
      "is missing",
    ),
    /** One line for each step, by what the reader's browser needs to hear. */
    captions: z.record(
      z.enum(PLATFORMS),
      z.array(words, "is missing").length(4, "needs one caption for each of the four steps"),
      "is missing",
    ),
  }),
  card: ({ heading }, { site }) => ({
    title: heading,
    note: site.brand,
    object: "icon",
    text: `The icon of ${site.brand}`,
  }),
});

function oneIdEach(steps: { id: number }[], context: z.RefinementCtx) {
  steps.forEach(({ id }, at) => {
    if (steps.findIndex((step) => step.id === id) === at) return;
    context.addIssue({ code: "custom", path: [at, "id"], message: "is that of an earlier step" });
  });
}

export default page;
export declare const guide: ModuleOf<typeof page>;

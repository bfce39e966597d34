import { z } from "zod";
import type { ContentWith } from "../../content-model/content.ts";
import {
  formSchema,
  groupField,
  pageFields,
  pictureField,
  textField,
} from "../../content-model/fields.ts";
import type { PageDefinition } from "../../content-model/page-definition.ts";
import { PLATFORM_NAMES, type Platform } from "../../install/platform.ts";

const step = groupField("Step", {
  id: z.int().meta({ title: "Number" }),
  title: textField("Title"),
  description: textField("Description"),
  icon: pictureField("Picture", "pictures", 300, 600),
});

const captions = z
  .array(textField("Caption", "At most about 100 characters, three lines on a phone."))
  .length(4, "needs one caption for each of the four steps");
const captionsByPlatform = Object.fromEntries(
  Object.entries(PLATFORM_NAMES).map(([platform, title]) => [platform, captions.meta({ title })]),
) as Record<Platform, typeof captions>;

/** `content/pages/guide.yaml` */
export const schema = formSchema("Guide page", "add_to_home_screen", {
  ...pageFields,
  subtitle: textField("Subtitle"),
  steps: z.array(step).length(4, "needs exactly four steps").meta({ title: "Steps" }),
  install: groupField("Install button", {
    button: textField("Button", "Shows where the browser can install the site on its own."),
    accepted: textField("Accepted", "After the reader has agreed."),
    dismissed: textField("Dismissed", "After the reader has declined."),
    installed: textField("Installed", "After the app has been installed."),
  }),
  captions: groupField("Captions", captionsByPlatform).meta({
    description: "One line under each step, by the reader's browser.",
  }),
});

export function pages({ site, pages: { guide } }: ContentWith<{ guide: typeof schema }>) {
  const { title, description, ...props } = guide;
  return [
    {
      path: "/add-to-home-screen" as const,
      name: title,
      heading: guide.heading,
      description,
      ogImage: {
        title: guide.heading,
        subtitle: site.brand,
        drawing: "icon",
        alt: `The icon of ${site.brand}`,
      },
      props,
    },
  ] satisfies PageDefinition[];
}

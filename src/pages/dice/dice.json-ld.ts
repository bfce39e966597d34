import type { WebApplication } from "schema-dts";
import type { Site } from "../../content/site.ts";
import type { Content } from "../pages.data.ts";

/** The experience as a web application. */
export function webApplicationJsonLd(
  { experienceUrl }: Site,
  { heading, intro }: Content["pages"]["dice"],
): WebApplication {
  return {
    "@type": "WebApplication",
    name: heading,
    description: intro.replaceAll("\n", " "),
    url: experienceUrl,
    applicationCategory: "LifestyleApplication",
    operatingSystem: "Any",
  };
}

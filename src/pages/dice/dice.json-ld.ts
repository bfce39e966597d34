import type { WebApplication } from "schema-dts";
import type { Site } from "../../content-model/site.ts";

/** The experience as a web application. */
export function webApplicationJsonLd(
  { experienceUrl }: Site,
  { heading, intro }: { heading: string; intro: string },
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

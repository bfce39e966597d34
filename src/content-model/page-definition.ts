import type { Product, WebApplication } from "schema-dts";
import type { ContentPicture } from "./picture.ts";

/** What the build knows about one page. */
export interface PageDefinition {
  path: string;
  name: string; // its title in tabs and links, without the site's name
  heading: string;
  description: string;
  jsonLd?: (image: string) => Product | WebApplication; // `image` is the URL of the page's picture
  picture?: ContentPicture;
  ogImage: OgImage;
  props: unknown; // its component's props, before pictures are replaced by their generated files
}

export interface OgImage {
  title: string;
  subtitle?: string | undefined;
  caretColor?: string; // the caret's colour, by its name in tokens.css
  covers?: ContentPicture[]; // the first is in front
  widePicture?: ContentPicture; // a wide picture that fades into the backdrop
  drawing?: "die" | "icon";
  alt: string;
}

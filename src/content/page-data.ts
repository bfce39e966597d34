import type { Thing } from "schema-dts";
import type { PictureFile } from "./picture.ts";

/** One address of the site, as the build knows it. */
export interface PageData {
  kind: string; // which component shows it
  path: string;
  name: string; // its title in tabs, links and llms.txt, without the site's name
  heading: string;
  description: string;
  breadcrumbs?: { name: string; path: string }[];
  jsonLd?: (image: string) => Thing; // what it is about; `image` is its picture's address
  image?: PictureFile;
  ogImage: OgImage;
  props: unknown; // what its component receives, once its pictures are made
}

export interface OgImage {
  title: string;
  note?: string | undefined;
  colour?: string; // of the caret, by its name in tokens.css
  books?: PictureFile[]; // the first stands in front
  shelf?: PictureFile; // a wide picture that fades into the backdrop
  object?: "die" | "icon";
  alt: string;
}

import type { Thing } from "schema-dts";
import type { PictureFile } from "./picture.ts";

/** One address of the site, as the build knows it. */
export interface PageData {
  /** Which component shows it. */
  kind: string;
  path: string;
  /** Its title in tabs, links and llms.txt, without the site's name. */
  name: string;
  /** Its h1. */
  heading: string;
  description: string;
  breadcrumbs?: { name: string; path: string }[];
  /** What it is about, as structured data; `image` is the address of its picture. */
  jsonLd?: (image: string) => Thing;
  image?: PictureFile;
  ogImage: OgImage;
  /** What its component receives, once its pictures are made. */
  props: unknown;
}

export interface OgImage {
  title: string;
  note?: string | undefined;
  /** The colour of the caret, by its name in tokens.css. */
  colour?: string;
  /** The first stands in front. */
  books?: PictureFile[];
  /** A wide picture that fades into the backdrop. */
  shelf?: PictureFile;
  object?: "die" | "icon";
  alt: string;
}

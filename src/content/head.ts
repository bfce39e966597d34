import type { PictureFile } from "./picture.ts";

/** What search engines want to know of a page, in words. */
export interface PageFacts {
  path: string;
  /** What it is called elsewhere, without the site's name. */
  name: string;
  /** What it calls itself. */
  heading: string;
  /** 50 to 160 characters. */
  description: string;
  /** The pages between home and this one. */
  above?: { name: string; path: string }[];
}

/** The picture that stands for a page where its address is shared. */
export interface SocialCard {
  title: string;
  note?: string | undefined;
  /** The colour of the caret, by its name in tokens.css. */
  accent?: string;
  /** The first stands in front. */
  books?: PictureFile[];
  /** A wide picture that fades into the backdrop. */
  shelf?: PictureFile;
  object?: "die" | "icon";
  /** What it shows, in words. */
  text: string;
}

/** What a page puts into its <head>. */
export interface Head {
  /** With the site's name. */
  title: string;
  /** Without it. */
  name: string;
  description: string;
  /** The page's one address. */
  url: string;
  /** The social card's address, and what it shows. */
  picture: string;
  pictureText: string;
  /** JSON-LD. */
  data: string;
}

/** Tells the whole address of a picture once it is made. */
export type PictureAddress = (picture: PictureFile) => Promise<string>;

/** A path of the site as the world knows it. */
export function addressOf({ site }: { site: { siteUrl: string } }, path: string) {
  return new URL(path, site.siteUrl).href;
}

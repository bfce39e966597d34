import type { Platform } from "../install/platform.ts";

/** The shapes that pages receive from `content/` once the build has read and checked it. */

export interface Site {
  brand: string;
  /** What fits under an icon on a home screen. */
  shortName: string;
  tagline: string;
  siteUrl: string;
  shopUrl: string;
  experienceUrl: string;
  author?: string | undefined;
  price?: number | undefined;
}

/** What search engines and link previews read of a page, made at build time. */
export interface Head {
  /** With the site's name. */
  title: string;
  /** Without it. */
  name: string;
  description: string;
  /** The page's one address. */
  url: string;
  /** The sharing picture's address, and what it shows. */
  picture: string;
  pictureText: string;
  /** JSON-LD. */
  data: string;
}

export interface Quote {
  id: string;
  text: string;
  /** A short daily action. */
  example: string;
}

/** One image in every format and size the build made of it. */
export interface Picture {
  avif: string;
  webp: string;
  src: string;
  width: number;
  height: number;
}

/** What a card on the home page shows of a book. */
export interface BookCard {
  id: string;
  slug: string;
  title: string;
  subtitle?: string | undefined;
  cover: Picture;
}

export interface BookLink {
  slug: string;
  title: string;
  subtitle?: string | undefined;
}

/** A collection or one of its volumes, with all its quotes. */
export interface Book extends BookLink {
  head: Head;
  cover: Picture;
  quotes: Quote[];
  /** A collection's volumes in order; empty for a volume. */
  volumes: BookLink[];
  /** The collections a volume belongs to; empty for a collection. */
  collections: BookLink[];
}

export interface CardWords {
  title: string;
  subtitle: string;
}

export interface HomeContent {
  head: Head;
  /** The brand and the tagline, letter by letter. */
  heading: { title: string[]; tagline: string[] };
  books: BookCard[];
  buy: CardWords & { afterBook: string; picture: Picture };
  dice: CardWords;
  guide: CardWords;
}

export interface TextBox {
  title: string;
  text: string;
}

/** The papers that books on the buy page may be bound in. */
export const SPINES = [
  "bone",
  "red",
  "rose",
  "green",
  "amber",
  "copper",
  "straw",
  "blue",
  "grey",
] as const;
export type Spine = (typeof SPINES)[number];

export interface BuyContent {
  head: Head;
  heading: string;
  picture: Picture;
  pictureText: string;
  /** In dollars, when the author gave one. */
  price?: string | undefined;
  offer: { title: string; button: string; included: { text: string; spines: Spine[] }[] };
  benefits: TextBox[];
}

export interface DiceContent {
  head: Head;
  heading: string;
  intro: string;
  button: string;
  quote: string;
  boxes: TextBox[];
}

export interface Step {
  id: number;
  title: string;
  description: string;
  picture: Picture;
}

export interface GuideContent {
  head: Head;
  heading: string;
  subtitle: string;
  steps: Step[];
  install: { button: string; done: string; installed: string };
  /** One line for each step, by what the reader's browser needs to hear. */
  captions: Record<Platform, string[]>;
}

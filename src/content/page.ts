import type { Thing } from "schema-dts";
import type { z } from "zod";
import type { BookWords } from "./book-words.content.ts";
import type { Collection, Volume } from "./books.ts";
import type { Head, PictureAddress, SocialCard } from "./head.ts";
import type { Loaded } from "./picture.ts";
import type { Site } from "./site.content.ts";

/** Everything in the content folder, read and checked. */
export interface Content {
  folder: string;
  site: Site;
  collections: Collection[];
  volumes: Volume[];
  bookWords: BookWords;
  /** Each page of `src/pages` with what its file in `content/pages` holds. */
  pages: { definition: PageDefinition; words: PageWords }[];
}

/** What every page says of itself; one without a title is named after the brand. */
export interface PageWords {
  title?: string;
  heading?: string;
  description: string;
}

/** What a page tells the build; what a reader sees of it is its component. */
export interface PageDefinition<
  Words extends PageWords = PageWords,
  More extends object = Record<never, never>,
> {
  /** That of its folder, its file in `content/pages`, and what its module exports. */
  name: string;
  path: string;
  schema: z.ZodType<Words>;
  /** What its component receives besides its own words. */
  more?(words: Words, content: Content): More;
  /** What is wrong with its words beside the other files, each with its place. */
  check?(words: Words, collections: Collection[]): { path: string[]; reason: string }[];
  /** What the page is about, as structured data. */
  things?(words: Words, content: Content, addressOf: PictureAddress): Promise<Thing[]>;
  card(words: Words, content: Content): SocialCard;
}

/** What a page's component receives: its words, with pictures made, and its head. */
export type ModuleOf<Page> =
  Page extends PageDefinition<infer Words, infer More>
    ? Loaded<Omit<Words, "title" | "description" | keyof More> & More> & { head: Head }
    : never;

/** Says what a page is; the type of what its component receives follows from it. */
export function definePage<Words extends PageWords, More extends object = Record<never, never>>(
  page: PageDefinition<Words, More>,
) {
  return page;
}

/** The words of a page by its definition, for others that need them. */
export function wordsOf<Words extends PageWords>(
  { pages }: Content,
  { name }: PageDefinition<Words, object>,
) {
  const page = pages.find(({ definition }) => definition.name === name);
  if (!page) throw new Error(`there is no page ${name}`);
  return page.words as Words; // read by that definition's own schema
}

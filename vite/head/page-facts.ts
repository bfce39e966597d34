import type { PageFacts } from "../../src/content/head.ts";
import type { Content, PageDefinition, PageWords } from "../../src/content/page.ts";
import { bookFacts } from "../../src/pages/book/book.content.ts";

/** Every page of the site, in the order a reader would meet them. */
export function allPages(content: Content): PageFacts[] {
  const books = [...content.collections, ...content.volumes];
  const pages = content.pages.map(({ definition, words }) => pageFacts(content, definition, words));
  const isHome = ({ path }: PageFacts) => path === "/";
  return [
    ...pages.filter(isHome),
    ...books.map((book) => bookFacts(content, book)),
    ...pages.filter((page) => !isHome(page)),
  ];
}

export function pageFacts({ site }: Content, { path }: PageDefinition, words: PageWords) {
  const { title = site.brand, heading = site.brand, description } = words;
  return { path, name: title, heading, description };
}

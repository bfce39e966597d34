import type { ComponentType, ReactElement } from "react";
import { bookPath, isBookPath } from "../content/addresses";
import { paths as pathsByName } from "../content/paths.content";
import { books } from "../pages/book/book.content";
import { ErrorPage } from "../pages/error/error-page";

/** A page of the site; its code is loaded when it is first needed. */
export interface Route {
  /** Its path, or which of the two failure screens it is. */
  name: string;
  /** The source files of its own chunks, which the served HTML preloads. */
  modules: string[];
  load: () => Promise<ReactElement>;
}

const pages: Route[] = [
  page("home", () => import("../pages/home/home-page").then((m) => m.HomePage)),
  page("buy", () => import("../pages/buy/buy-page").then((m) => m.BuyPage)),
  page("dice", () => import("../pages/dice/dice-page").then((m) => m.DicePage)),
  page("guide", () => import("../pages/guide/guide-page").then((m) => m.GuidePage)),
  ...[...books].map(([slug, loadBook]) => ({
    name: bookPath({ slug }),
    modules: [sourceOf("book"), `content:book/${slug}`],
    load: async () => {
      const page = import("../pages/book/book-page");
      const [{ BookPage }, { book }] = await Promise.all([page, loadBook()]);
      return <BookPage book={book} />;
    },
  })),
];
const bookNotFound: Route = {
  name: "book-not-found",
  modules: [sourceOf("book-not-found")],
  load: async () => {
    const { BookNotFoundPage } = await import("../pages/book-not-found/book-not-found-page");
    return <BookNotFoundPage />;
  },
};
const notFound: Route = {
  name: "not-found",
  modules: [],
  load: async () => <ErrorPage problem="404 Not Found" />,
};

const routes = new Map(pages.map((route) => [route.name, route]));

/** Where each of the pages is. */
export const paths = [...routes.keys()];

/** The route of any path: a page, "Book not found", or the error screen. */
export function routeAt(path: string): Route {
  return routes.get(path) ?? (isBookPath(path) ? bookNotFound : notFound);
}

function page(name: string, load: () => Promise<ComponentType>): Route {
  const path = pathsByName[name];
  if (!path) throw new Error(`There is no page "${name}"`);
  const element = (Page: ComponentType) => <Page />;
  return { name: path, modules: [sourceOf(name)], load: () => load().then(element) };
}

function sourceOf(page: string) {
  return `src/pages/${page}/${page}-page.tsx`;
}

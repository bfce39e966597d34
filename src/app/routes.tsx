import type { ComponentType, ReactElement } from "react";
import { bookPath, isBookPath } from "../content/addresses";
import { paths } from "../content/paths.content";
import { books } from "../pages/book/book.content";
import { ErrorPage } from "../pages/error/error-page";
import { type Loadable, loadable } from "./loadable";

/** One address and its page, whose files load when it is first wanted. */
interface Route extends Loadable<ReactElement> {
  /** Its address, or what the failure it shows is called. */
  name: string;
  /** What it imports when wanted, so that the served page can ask for it at once. */
  modules: string[];
}

/** Every address of the site; that of a page is in its content file. */
const routes = new Map<string, Route>(
  [
    page("home", () => import("../pages/home/home-page").then((m) => m.HomePage)),
    ...[...books].map(([slug, loadBook]) =>
      route(bookPath({ slug }), [fileOf("book"), `content:book/${slug}`], async () => {
        const [{ BookPage }, { book }] = await Promise.all([
          import("../pages/book/book-page"),
          loadBook(),
        ]);
        return <BookPage book={book} />;
      }),
    ),
    page("buy", () => import("../pages/buy/buy-page").then((m) => m.BuyPage)),
    page("dice", () => import("../pages/dice/dice-page").then((m) => m.DicePage)),
    page("guide", () => import("../pages/guide/guide-page").then((m) => m.GuidePage)),
  ].map((route) => [route.name, route]),
);

const bookNotFound = route("book-not-found", [fileOf("book-not-found")], async () => {
  const { BookNotFoundPage } = await import("../pages/book-not-found/book-not-found-page");
  return <BookNotFoundPage />;
});

const notFound = route("not-found", [], async () => <ErrorPage problem="404 Not Found" />);

export const addresses = [...routes.keys()];

/** The route of any path whatever: a page, "Book not found", or the error screen. */
export function routeAt(path: string): Route {
  return routes.get(path) ?? (isBookPath(path) ? bookNotFound : notFound);
}

function page(name: string, load: () => Promise<ComponentType>) {
  const path = paths[name];
  if (!path) throw new Error(`There is no page "${name}"`);
  return route(path, [fileOf(name)], async () => {
    const Page = await load();
    return <Page />;
  });
}

function fileOf(page: string) {
  return `src/pages/${page}/${page}-page.tsx`;
}

function route(name: string, modules: string[], start: () => Promise<ReactElement>): Route {
  return { name, modules, ...loadable(start) };
}

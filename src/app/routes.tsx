import type { ReactElement } from "react";
import { bookPath, isBookPath } from "../content/addresses";
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

/** Every address of the site. */
const routes = new Map<string, Route>(
  [
    route("/", ["src/pages/home/home-page.tsx"], async () => {
      const { HomePage } = await import("../pages/home/home-page");
      return <HomePage />;
    }),
    ...[...books].map(([slug, loadBook]) =>
      route(
        bookPath({ slug }),
        ["src/pages/book/book-page.tsx", `content:book/${slug}`],
        async () => {
          const [{ BookPage }, { book }] = await Promise.all([
            import("../pages/book/book-page"),
            loadBook(),
          ]);
          return <BookPage book={book} />;
        },
      ),
    ),
    route("/buy-books", ["src/pages/buy/buy-page.tsx"], async () => {
      const { BuyPage } = await import("../pages/buy/buy-page");
      return <BuyPage />;
    }),
    route("/roll-the-dice", ["src/pages/dice/dice-page.tsx"], async () => {
      const { DicePage } = await import("../pages/dice/dice-page");
      return <DicePage />;
    }),
    route("/add-to-home-screen", ["src/pages/guide/guide-page.tsx"], async () => {
      const { GuidePage } = await import("../pages/guide/guide-page");
      return <GuidePage />;
    }),
  ].map((route) => [route.name, route]),
);

const bookNotFound = route(
  "book-not-found",
  ["src/pages/book-not-found/book-not-found-page.tsx"],
  async () => {
    const { BookNotFoundPage } = await import("../pages/book-not-found/book-not-found-page");
    return <BookNotFoundPage />;
  },
);

const notFound = route("not-found", [], async () => <ErrorPage problem="404 Not Found" />);

export const addresses = [...routes.keys()];

/** The route of any path whatever: a page, "Book not found", or the error screen. */
export function routeAt(path: string): Route {
  return routes.get(path) ?? (isBookPath(path) ? bookNotFound : notFound);
}

function route(name: string, modules: string[], start: () => Promise<ReactElement>): Route {
  return { name, modules, ...loadable(start) };
}

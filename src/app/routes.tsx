import { books } from "content:books";
import type { ReactElement } from "react";
import { ErrorPage } from "../pages/error/error-page";
import { isBookPath } from "./addresses";
import { type Loadable, loadable } from "./loadable";

/** One screen: its name in the served HTML, and what it shows once its files are here. */
export interface Screen extends Loadable<ReactElement> {
  name: string;
  /** What it imports when wanted, so that the served page can ask for it at once. */
  modules: string[];
}

/** Every address of the site; each screen's files load when it is first wanted. */
const screens = new Map<string, Screen>(
  [
    screen("/", ["src/pages/home/home-page.tsx"], async () => {
      const { HomePage } = await import("../pages/home/home-page");
      return <HomePage />;
    }),
    ...[...books].map(([slug, loadBook]) =>
      screen(
        `/book/${slug}`,
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
    screen("/buy-books", ["src/pages/buy/buy-page.tsx"], async () => {
      const { BuyPage } = await import("../pages/buy/buy-page");
      return <BuyPage />;
    }),
    screen("/roll-the-dice", ["src/pages/dice/dice-page.tsx"], async () => {
      const { DicePage } = await import("../pages/dice/dice-page");
      return <DicePage />;
    }),
    screen("/add-to-home-screen", ["src/pages/guide/guide-page.tsx"], async () => {
      const { GuidePage } = await import("../pages/guide/guide-page");
      return <GuidePage />;
    }),
  ].map((screen) => [screen.name, screen]),
);

const bookNotFound = screen(
  "book-not-found",
  ["src/pages/book-not-found/book-not-found-page.tsx"],
  async () => {
    const { BookNotFoundPage } = await import("../pages/book-not-found/book-not-found-page");
    return <BookNotFoundPage />;
  },
);

const notFound = screen("not-found", [], async () => <ErrorPage problem="404 Not Found" />);

export const addresses = [...screens.keys()];

/** The screen for any path whatever: a page, "Book not found", or the error screen. */
export function screenAt(path: string): Screen {
  return screens.get(path) ?? (isBookPath(path) ? bookNotFound : notFound);
}

function screen(name: string, modules: string[], start: () => Promise<ReactElement>): Screen {
  return { name, modules, ...loadable(start) };
}

import { pages } from "virtual:content";
import type { ComponentType, ReactElement } from "react";
import type { PageKind, PageProps } from "../pages/pages.data.ts";
import { isBookPath, pageDataModuleId } from "../shared/paths.ts";

export interface Route {
  modules: string[]; // ids of its component and data modules, which the prerendered HTML preloads
  load: () => Promise<ReactElement>;
}

/** The component of each kind of page; its props are defined in the page's data file. */
const components: { [K in PageKind]: () => Promise<ComponentType<{ page: PageProps<K> }>> } = {
  home: () => import("../pages/home/home-page.tsx").then((m) => m.HomePage),
  book: () => import("../pages/book/book-page.tsx").then((m) => m.BookPage),
  buy: () => import("../pages/buy/buy-page.tsx").then((m) => m.BuyPage),
  dice: () => import("../pages/dice/dice-page.tsx").then((m) => m.DicePage),
  guide: () => import("../pages/guide/guide-page.tsx").then((m) => m.GuidePage),
};

const routes = new Map<string, Route>(
  Object.entries(pages).map(([path, { kind, load }]) => [path, pageRoute(path, kind, load)]),
);

const bookNotFound = notFoundRoute("book-not-found", () =>
  import("../pages/book-not-found/book-not-found-page.tsx").then((m) => <m.BookNotFoundPage />),
);
const notFound = notFoundRoute("not-found", () =>
  import("../pages/not-found/not-found-page.tsx").then((m) => <m.NotFoundPage />),
);

export const pagePaths = [...routes.keys()];

/** The route of any path: a page, or one of the two not-found pages. */
export function routeAt(path: string): Route {
  return routes.get(path) ?? (isBookPath(path) ? bookNotFound : notFound);
}

export const loadBookPage = components.book;

function pageRoute<K extends PageKind>(
  path: string,
  kind: K,
  loadProps: () => Promise<{ default: PageProps<K> }>,
): Route {
  return {
    modules: [pageModuleId(kind), pageDataModuleId(path)],
    load: async () => {
      const [Page, { default: page }] = await Promise.all([components[kind](), loadProps()]);
      return <Page page={page} />;
    },
  };
}

function notFoundRoute(name: string, load: Route["load"]): Route {
  return { modules: [pageModuleId(name)], load };
}

function pageModuleId(page: string) {
  return `src/pages/${page}/${page}-page.tsx`;
}

import { pages } from "virtual:content";
import type { ComponentType, ReactElement } from "react";
import type { PageKind, PageProps } from "../pages/all-pages.data.ts";
import { isBookPath, pageDataModuleId } from "../shared/paths.ts";

interface Route {
  modules: string[]; // ids of its component and data modules, which the prerendered HTML preloads
  load: () => Promise<ReactElement>;
}

/** The component of each kind of page, whose props are defined in the page's data file. */
const components: {
  [K in PageKind]: () => Promise<{ default: ComponentType<{ page: PageProps<K> }> }>;
} = {
  book: () => import("../pages/book/book-page.tsx"),
  buy: () => import("../pages/buy/buy-page.tsx"),
  dice: () => import("../pages/dice/dice-page.tsx"),
  guide: () => import("../pages/guide/guide-page.tsx"),
  home: () => import("../pages/home/home-page.tsx"),
};

const routes = new Map<string, Route>(
  Object.entries(pages).map(([path, { kind, load }]) => [path, pageRoute(path, kind, load)]),
);
const notFound: Route = {
  modules: [pageModuleId("not-found")],
  load: () => import("../pages/not-found/not-found-page.tsx").then((m) => <m.default />),
};
const bookNotFound: Route = {
  modules: [pageModuleId("book-not-found")],
  load: () => import("../pages/book-not-found/book-not-found-page.tsx").then((m) => <m.default />),
};

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
      const [{ default: Page }, { default: page }] = await Promise.all([
        components[kind](),
        loadProps(),
      ]);
      return <Page page={page} />;
    },
  };
}

function pageModuleId(page: string) {
  return `src/pages/${page}/${page}-page.tsx`;
}

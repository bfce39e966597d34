import { pages } from "virtual:content";
import type { ComponentType, ReactElement } from "react";
import type { PageKind, PageProps } from "../pages/all-pages.data.ts";
import { isBookPath, pageDataModuleId } from "../shared/paths.ts";

export interface Route {
  modules: string[]; // ids of its component and data modules, which the prerendered HTML preloads
  load: () => Promise<ReactElement>;
}

/** A page's component, which its data file gives its props; the not-found pages have none. */
type PageComponent = ComponentType<{ page?: PageProps<PageKind> }>;

/** What loads each component, by its file. */
const components = import.meta.glob<PageComponent>("../pages/*/*-page.tsx", { import: "default" });

const routes = new Map<string, Route>(
  Object.entries(pages).map(([path, { kind, load: loadProps }]) => [
    path,
    {
      modules: [pageModuleId(kind), pageDataModuleId(path)],
      load: async () => {
        const [Page, { default: page }] = await Promise.all([loadComponent(kind), loadProps()]);
        return <Page page={page} />;
      },
    },
  ]),
);

const bookNotFound = notFoundRoute("book-not-found");
const notFound = notFoundRoute("not-found");

export const pagePaths = [...routes.keys()];

/** The route of any path: a page, or one of the two not-found pages. */
export function routeAt(path: string): Route {
  return routes.get(path) ?? (isBookPath(path) ? bookNotFound : notFound);
}

export function loadBookPage() {
  return loadComponent("book");
}

function notFoundRoute(name: string): Route {
  return {
    modules: [pageModuleId(name)],
    load: async () => {
      const Page = await loadComponent(name);
      return <Page />;
    },
  };
}

function loadComponent(name: string) {
  const load = components[`../pages/${name}/${name}-page.tsx`];
  if (!load) throw new Error(`There is no ${pageModuleId(name)}`);
  return load();
}

function pageModuleId(page: string) {
  return `src/pages/${page}/${page}-page.tsx`;
}

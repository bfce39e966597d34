/* The modules that `vite/content/plugin.ts` makes; every type follows from the pages' build files. */
declare module "virtual:content" {
  type Kind = import("./pages.data").PageKind;
  type Props<K extends Kind> = import("./pages.data").PageProps<K>;

  export const site: Pick<import("../content/site").Site, "brand" | "shortName" | "author">;
  /** A path that the site has; any book's path is one. */
  export type Path = import("./pages.data").PagePath;
  /** Every page, by its path; what its component receives is loaded when asked for. */
  export const pages: Record<string, PageEntry>;
  type PageEntry = {
    [K in Kind]: { kind: K; load: () => Promise<{ default: Props<K> }> };
  }[Kind];
}

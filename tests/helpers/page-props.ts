import { pages } from "virtual:content";
import type { PageKind, PageProps } from "../../src/pages/pages.build";

/** What the fixtures' page of this kind shows: the one at `path`, or the first. */
export async function propsOf<K extends PageKind>(kind: K, path?: string): Promise<PageProps<K>> {
  const found = path ? pages[path] : Object.values(pages).find((entry) => entry.kind === kind);
  if (found?.kind !== kind) throw new Error(`there is no ${kind} page ${path ?? ""}`);
  const { default: props }: { default: unknown } = await found.load();
  return props as PageProps<K>;
}

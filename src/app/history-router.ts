import { pathOf } from "../shared/addresses";
import type { Navigate, NeedsRender } from "./navigation";

/** What each entry of the history knows: its number in this visit, and where it was left. */
interface EntryState {
  index: number;
  top?: number;
}

/**
 * Links, back and forward for browsers without the Navigation API: Safari before 26.2, Firefox
 * before 147. Delete it when that is Baseline widely available, in July 2028.
 */
export function listen(navigate: Navigate, isRoutable: NeedsRender) {
  let running = new AbortController();
  let current = pathOf(location.href);
  let { index = 0 }: Partial<EntryState> = history.state ?? {};
  /** Where pages were left, by their number: back and forward cannot change the entry they leave. */
  const tops = new Map<number, number>();

  const rememberTop = () => {
    if (!isRoutable(current, current)) tops.set(index, scrollY); // or it is still loading
  };

  const go = (path: string, isBack: boolean, top: number) => {
    running.abort();
    running = new AbortController();
    current = path;
    navigate({ path, scrollTop: top, isBack, signal: running.signal });
  };

  const followLink = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
    if (!link || link.target || link.origin !== location.origin || !isPlain) return;
    if (event.defaultPrevented || !isRoutable(pathOf(link.href), current)) return;
    event.preventDefault();
    rememberTop();
    history.replaceState({ index, top: tops.get(index) ?? 0 } satisfies EntryState, "");
    history.pushState({ index: ++index } satisfies EntryState, "", link.href);
    tops.delete(index);
    go(pathOf(link.href), false, 0);
  };

  const followHistory = () => {
    const path = pathOf(location.href);
    const left = index;
    rememberTop();
    const state: Partial<EntryState> = history.state ?? {};
    index = state.index ?? index; // an entry made by a change of the fragment has none
    if (!isRoutable(path, current)) return;
    go(path, index < left, tops.get(index) ?? state.top ?? 0);
  };

  // The browser would scroll the page that is left; a reload it may answer as it always does.
  history.scrollRestoration = "manual";
  addEventListener("pagehide", () => {
    history.scrollRestoration = "auto";
  });
  addEventListener("click", followLink);
  addEventListener("popstate", followHistory);
  if (isRoutable(current, current)) followHistory(); // back was pressed before this was here
}

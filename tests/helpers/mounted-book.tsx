import { act } from "react";
import { afterEach, beforeEach, expect, onTestFinished, vi } from "vitest";
import { type Locator, page } from "vitest/browser";
import { cleanup, render } from "vitest-browser-react";
import { bookPath } from "../../src/content/addresses";
import { BookPage } from "../../src/pages/book/book-page";
import type { PageProps } from "../../src/pages/pages.build";
import { FADE_MS } from "../../src/quotes/state";
import { visit } from "../../src/quotes/use-viewer";
import { propsOf } from "./page-props";

/** A book of the fixtures, with all its words. */
export function bookOf(slug: string) {
  return propsOf("book", bookPath({ slug }));
}

/** Every test has time in its hand. */
export function withStoppedClock() {
  beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}

/**
 * Mounts a book's page at its address; `hash` is the fragment it is opened with. Each begins a
 * visit of its own, unless it is said to go on with the last one.
 */
export async function mountBook(
  book: PageProps<"book">,
  hash = "",
  visiting: "first page" | "same visit" = "first page",
) {
  if (visiting === "first page") Object.assign(visit, { readIds: new Set(), hasTurned: false });
  history.replaceState(null, "", new URL(book.head.url).pathname + hash);
  await cleanup();
  scrollTo(0, 0);
  await render(<BookPage page={book} />);
  const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
  return {
    region: page.getByRole("region", { name: "Quote" }),
    next: button("Next quote"),
    previous: button("Previous quote"),
    random: button(/^(Random Quote|Another one\?)$/),
    share: button(/^(Share|Copy or save) this quote$/),
  };
}

/** What stands in the counter, such as "1 of 30". */
export function counter() {
  return document.querySelector(".dock-count")?.textContent;
}

/** The volume named in the dock, or what is said in its place. */
export function volumeName() {
  return document.querySelector(".dock-volume")?.textContent?.replace("\u00a0", " ");
}

/** As many presses as are named, one after another. */
export function press(...buttons: Locator[]) {
  for (const button of buttons) (button.element() as HTMLElement).click();
}

/** Runs the fake clock on, and lets React render what that changed. */
export async function pass(ms: number) {
  const react = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  react.IS_REACT_ACT_ENVIRONMENT = true;
  await act(() => vi.advanceTimersByTimeAsync(ms));
  react.IS_REACT_ACT_ENVIRONMENT = false;
}

/** Presses, and then the quote that they lead to is shown. */
export async function turn(...buttons: Locator[]) {
  press(...buttons);
  await pass(FADE_MS);
}

/** Changes the address's fragment, and waits until the quote that it names is shown. */
export async function changeHash(change: () => void) {
  const heard = new Promise((resolve) => addEventListener("hashchange", resolve, { once: true }));
  change();
  await heard;
  await pass(FADE_MS);
}

/** What `told` says at each change of the words inside `element`, as a screen reader hears them. */
export function heardIn<T>(element: Node, told: () => T) {
  const heard: T[] = [];
  const observer = new MutationObserver(() => heard.push(told()));
  observer.observe(element, { childList: true, characterData: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  return heard;
}

/** A mounted book with its share menu open. */
export async function openShareMenu(book: PageProps<"book">, hash = "") {
  const { share } = await mountBook(book, hash);
  press(share);
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await expect.element(button("Copy")).toBeVisible();
  return { button, status: () => page.getByRole("status").element().textContent };
}

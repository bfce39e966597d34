import { act } from "react";
import { page } from "vitest/browser";
import { cleanup, render } from "vitest-browser-react";
import type { PageProps } from "../../src/pages/all-pages.data.ts";
import BookPage from "../../src/pages/book/book-page.tsx";
import { bookPath } from "../../src/shared/paths.ts";
import { mountPrerendered } from "./mount-prerendered.tsx";
import { propsOf } from "./mounted-page.ts";

export const bookOf = (slug: string) => propsOf("book", bookPath({ slug }));
export const trilogy = await bookOf("lyrics-of-the-mind-trilogy");
export const volume = await bookOf("experiences-of-life");

/** Gives every test of a file a fake clock, which `viewer.pass` advances. */
export function fakeClock() {
  beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
}

/** Buttons that tests name briefly; others go by their visible text. */
const BUTTONS: Record<string, string | RegExp> = {
  next: "Next quote",
  previous: "Previous quote",
  random: /^(Random Quote|Another one\?)$/,
  share: /^(Share|Copy or save) this quote$/,
};

export const viewer = {
  /** The page as a link opens it, with all its quotes. */
  async mount(book: PageProps<"book">, hash = "") {
    setUrl(book, hash);
    await cleanup();
    scrollTo(0, 0);
    await render(<BookPage page={book} />);
    await viewer.pass(500);
  },

  /** The prerendered page of `book` at `hash`. */
  mountPrerendered(book: PageProps<"book">, hash: string) {
    setUrl(book, hash);
    return mountPrerendered(<BookPage page={book} />);
  },

  region: () => page.getByRole("region", { name: "Quote" }).element() as HTMLElement,
  button: (name: string) =>
    page.getByRole("button", { name: BUTTONS[name] ?? name, exact: true }).element() as HTMLElement,
  counter: () => document.querySelector(".dock-count")?.textContent,
  /** The volume's name in the dock, or the text shown instead. */
  volumeName: () => document.querySelector(".dock-volume")?.textContent?.replace("\u00a0", " "),
  isFading: () => viewer.region().hasAttribute("data-fading"),

  press(...names: string[]) {
    for (const name of names) viewer.button(name).click();
  },

  /** Advances the fake clock, by a fade unless told, and lets React render the changes. */
  async pass(ms = 300) {
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
    await act(() => vi.advanceTimersByTimeAsync(ms));
    vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  },

  async turn(...names: string[]) {
    viewer.press(...names);
    await viewer.pass();
  },

  async expectAfterFade(count: string) {
    await viewer.pass();
    expect(viewer.counter()).toBe(count);
  },

  /** Changes the URL's hash and waits until the quote that it names is shown. */
  async changeHash(change: () => unknown) {
    const heard = new Promise((resolve) => addEventListener("hashchange", resolve, { once: true }));
    await change();
    await heard;
    await viewer.pass();
  },

  /** The value of `read` at each change of the text shown in `element`, as a screen reader hears it. */
  heard<T>(read: () => T, element: Node = viewer.region()) {
    const heard: T[] = [];
    const observer = new MutationObserver(() => heard.push(read()));
    const changes = { childList: true, characterData: true, attributeFilter: ["hidden"] };
    observer.observe(element, { ...changes, subtree: true });
    onTestFinished(() => observer.disconnect());
    return heard;
  },

  async openShareMenu(book: PageProps<"book">, hash = "") {
    await viewer.mount(book, hash);
    viewer.press("share");
    await vi.waitUntil(() => viewer.button("Copy").checkVisibility());
  },
};

function setUrl(book: PageProps<"book">, hash: string) {
  history.replaceState(null, "", new URL(book.metadata.url).pathname + hash);
}

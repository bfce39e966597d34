import { useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { emulateMedia } from "../../tests/emulate";
import { finger } from "../../tests/finger";
import { bookOf, counter, mountBook, pass, press } from "../../tests/mounted-book";
import { BookPage } from "../pages/book/book-page";
import { seededRandom } from "../runtime/random";
import { FADE_MS } from "./state";

const trilogy = await bookOf("lyrics-of-the-mind-trilogy");
const volume = await bookOf("experiences-of-life");

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("turning", () => {
  test("next and previous step through the book and wrap at both ends", async () => {
    const { next, previous } = await mountBook(trilogy);
    expect(counter()).toBe("1 of 90");
    const steps = [
      [previous, "90 of 90"],
      [next, "1 of 90"],
      [next, "2 of 90"],
    ] as const;
    for (const [button, place] of steps) {
      press(button);
      await pass(FADE_MS);
      expect(counter()).toBe(place);
    }
  });

  test("a quote fades out for 300 ms, then the next one takes its place", async () => {
    const { next, leaf } = await mountBook(trilogy);
    press(next);
    const region = leaf.element();
    await expect.element(leaf).toHaveAttribute("data-fading");
    // The style sheet and the timer say the same.
    expect(getComputedStyle(region).transitionDuration).toBe(`${FADE_MS / 1000}s`);
    await pass(FADE_MS - 1);
    expect(region).toHaveAttribute("data-fading");
    expect(counter()).toBe("1 of 90");
    await pass(1);
    expect(region).not.toHaveAttribute("data-fading");
    expect(counter()).toBe("2 of 90");
    expect(leaf.element()).toBe(region); // the page is not built anew
    expect(region).toHaveTextContent(trilogy.quotes[1]?.text ?? "");
    expect(region).toHaveTextContent(trilogy.quotes[1]?.example ?? "");
  });

  test("no press is lost while a quote fades, and one fade shows where they lead", async () => {
    const { next, previous } = await mountBook(trilogy);
    press(next);
    await pass(FADE_MS / 2);
    press(next, next, previous);
    await pass(FADE_MS / 2);
    expect(counter()).toBe("3 of 90");
  });

  test("a press at the very moment of the swap is not lost", async () => {
    const { next } = await mountBook(trilogy);
    press(next);
    setTimeout(() => press(next), FADE_MS); // right after the swap, before it is rendered
    await pass(FADE_MS);
    await pass(FADE_MS);
    expect(counter()).toBe("3 of 90");
  });

  test("a hundred presses turn a hundred quotes, however they fall between the fades", async () => {
    const { next, previous } = await mountBook(volume);
    const chance = seededRandom(7);
    for (let at = 0; at < 100; at++) {
      press(next);
      if (chance() < 0.5) await pass(chance() * 2 * FADE_MS);
    }
    await pass(FADE_MS);
    expect(counter()).toBe("11 of 30"); // three times round, and ten on
    expect(location.hash).toBe("#eol11");
    press(...Array(100).fill(previous));
    await pass(FADE_MS);
    expect(counter()).toBe("1 of 30");
    expect(document.querySelectorAll("blockquote")).toHaveLength(1);
  });

  test("the pressed button keeps the focus, also when its name changes", async () => {
    const { next, random } = await mountBook(trilogy);
    for (const [button, key] of [
      [next, "{Enter}"],
      [random, "[Space]"],
    ] as const) {
      (button.element() as HTMLElement).focus();
      await userEvent.keyboard(key);
      await pass(FADE_MS);
      expect(document.activeElement).toBe(button.element());
    }
  });
});

describe("random", () => {
  test("shows another quote, and asks anew after its first use", async () => {
    const { random } = await mountBook(trilogy);
    expect(random.element()).toHaveTextContent("Random Quote");
    press(random);
    await expect.element(random).toHaveTextContent("Another one?");
    await pass(FADE_MS);
    expect(counter()).not.toBe("1 of 90");
  });

  test("shows all of a volume before any quote comes again", async () => {
    const { random } = await mountBook(volume);
    const seen = new Set([counter()]);
    for (let turn = 1; turn < 30; turn++) {
      press(random);
      await pass(FADE_MS);
      seen.add(counter());
    }
    expect(seen.size).toBe(30);
  });
});

test("a hundred presses of random end on one quote, and its address", async () => {
  const { random, next } = await mountBook(volume);
  press(...Array(100).fill(random));
  await pass(FADE_MS);
  const id = Number(/^#eol(\d+)$/.exec(location.hash)?.[1]);
  expect(counter()).toBe(`${id} of 30`);
  expect(document.querySelectorAll("blockquote")).toHaveLength(1);
  press(next);
  await pass(FADE_MS);
  expect(counter()).toBe(`${(id % 30) + 1} of 30`);
});

describe("keys", () => {
  test("the arrow keys turn", async () => {
    await mountBook(trilogy);
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowLeft}");
    await pass(FADE_MS);
    expect(counter()).toBe("2 of 90");
  });

  test("a key that turns does not scroll as well", async () => {
    await mountBook(trilogy);
    const key = new KeyboardEvent("keydown", { key: "ArrowRight", cancelable: true });
    document.dispatchEvent(key);
    expect(key.defaultPrevented).toBe(true);
  });

  test("nothing turns while the quote is out of view, or a shortcut is meant", async () => {
    const { leaf } = await mountBook(trilogy);
    await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
    const box = vi.spyOn(leaf.element(), "getBoundingClientRect");
    for (const [top, bottom] of [
      [-500, 0],
      [innerHeight, innerHeight + 500],
    ] as const) {
      box.mockReturnValue({ top, bottom } as DOMRect);
      await userEvent.keyboard("{ArrowRight}");
    }
    await pass(FADE_MS);
    expect(counter()).toBe("1 of 90");
    box.mockReturnValue({ top: -499, bottom: 1 } as DOMRect);
    await userEvent.keyboard("{ArrowRight}");
    await pass(FADE_MS);
    expect(counter()).toBe("2 of 90");
  });

  test("a widget with the focus keeps its arrow keys, a button does not", async () => {
    const { next } = await mountBook(trilogy);
    const tabs = document.createElement("div");
    tabs.role = "tablist";
    const widgets = ["button", "input"].map((name) => document.createElement(name));
    tabs.append(...widgets);
    const select = document.createElement("select");
    document.querySelector("main")?.append(select, tabs);
    for (const widget of [select, ...widgets]) {
      widget.focus();
      await userEvent.keyboard("{ArrowRight}");
    }
    await pass(FADE_MS);
    expect(counter()).toBe("1 of 90");
    (next.element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowRight}");
    await pass(FADE_MS);
    expect(counter()).toBe("2 of 90");
  });
});

describe("a finger", () => {
  const middle = { x: 200, y: 380 };

  test("to the left turns on, to the right turns back", async () => {
    await mountBook(trilogy);
    await finger.drag(middle, { x: -120, y: 10 });
    await pass(FADE_MS);
    expect(counter()).toBe("2 of 90");
    await finger.drag(middle, { x: 120, y: -10 });
    await pass(FADE_MS);
    expect(counter()).toBe("1 of 90");
  });

  test("that swipes again while the first swipe fades is not lost", async () => {
    await mountBook(trilogy);
    await finger.drag(middle, { x: -120, y: 0 });
    await finger.drag(middle, { x: -120, y: 0 });
    await pass(FADE_MS);
    expect(counter()).toBe("3 of 90");
  });

  test("that goes up and down scrolls the page and turns nothing", async () => {
    const { leaf } = await mountBook(trilogy);
    expect(getComputedStyle(leaf.element()).touchAction).toBe("pan-y pinch-zoom");
    await finger.drag(middle, { x: -60, y: -200 });
    await vi.waitUntil(() => scrollY > 0);
    await pass(FADE_MS);
    expect(counter()).toBe("1 of 90");
    scrollTo(0, 0);
  });

  test("only pans on a page that two fingers have enlarged", async () => {
    const { leaf } = await mountBook(trilogy);
    document.documentElement.dataset.zoomed = "";
    expect(getComputedStyle(leaf.element()).touchAction).toBe("auto");
    await finger.drag(middle, { x: -120, y: 0 });
    await pass(FADE_MS);
    expect(counter()).toBe("1 of 90");
    delete document.documentElement.dataset.zoomed;
  });

  test("is the only one that turns: a mouse selects text", async () => {
    const { leaf } = await mountBook(trilogy);
    const at = (clientX: number) => ({ clientX, pointerType: "mouse", isPrimary: true });
    leaf.element().dispatchEvent(new PointerEvent("pointerdown", at(300)));
    leaf.element().dispatchEvent(new PointerEvent("pointerup", at(100)));
    await pass(FADE_MS);
    expect(counter()).toBe("1 of 90");
  });
});

describe("a screen reader", () => {
  test("hears a change once, politely, at the swap", async () => {
    const { leaf, next } = await mountBook(trilogy);
    const heard: (string | null)[] = [];
    const region = leaf.element();
    new MutationObserver(() => heard.push(region.getAttribute("aria-live"))).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    press(next);
    await pass(FADE_MS);
    expect(heard).toEqual(["polite"]);
    expect(region).toHaveAttribute("aria-atomic", "true");
  });

  test("does not hear the quote that the page opens with, and knows the region soon after", async () => {
    const { leaf } = await mountBook(trilogy, "#eol7");
    expect(leaf.element()).not.toHaveAttribute("aria-live");
    expect(leaf.element()).not.toHaveAttribute("aria-atomic");
    await pass(200);
    expect(leaf.element()).toHaveAttribute("aria-live", "polite");
  });
});

test("with reduced motion a quote gives way at once", async () => {
  await emulateMedia({ "prefers-reduced-motion": "reduce" });
  const { next, leaf } = await mountBook(trilogy);
  press(next);
  await pass(0);
  expect(counter()).toBe("2 of 90");
  expect(leaf.element()).not.toHaveAttribute("data-fading");
});

describe("the address", () => {
  const path = new URL(trilogy.head.url).pathname;

  test("opens the quote it names, and shows no other on the way", async () => {
    const seen: (string | null | undefined)[] = [];
    const watch = new MutationObserver(() => seen.push(counter()));
    watch.observe(document, { childList: true, characterData: true, subtree: true });
    await mountBook(trilogy, "#eol7");
    watch.disconnect();
    expect(counter()).toBe("67 of 90");
    expect(new Set(seen.filter(Boolean))).toEqual(new Set(["67 of 90"]));
    expect(location.hash).toBe("#eol7");
  });

  test("shows its quote with the first paint after hydration", async () => {
    history.replaceState(null, "", `${path}#eol7`);
    const served = document.createElement("div");
    served.innerHTML = renderToString(<BookPage book={trilogy} />);
    document.body.append(served);
    expect(counter()).toBe("1 of 90");
    const painted: (string | null | undefined)[] = [];
    function Hydrated() {
      useLayoutEffect(() => queueMicrotask(() => painted.push(counter())));
      return <BookPage book={trilogy} />;
    }
    const root = hydrateRoot(served, <Hydrated />);
    await vi.waitFor(() => expect(painted).not.toEqual([]));
    expect(painted).toEqual(["67 of 90"]);
    root.unmount();
    served.remove();
  });

  test("names the quote shown, and the history gets no longer", async () => {
    const { next, previous } = await mountBook(trilogy);
    expect(location.hash).toBe("");
    const before = history.length;
    for (const [button, hash] of [
      [next, "#q2"],
      [previous, "#q1"],
      [previous, "#eol30"],
    ] as const) {
      press(button);
      await pass(FADE_MS);
      expect(location.hash).toBe(hash);
    }
    expect(history.length).toBe(before);
  });

  test("turns to the quote it is changed to, and back turns back", async () => {
    await mountBook(trilogy);
    await changed(() => {
      location.hash = "#lomv2-4";
    });
    expect(counter()).toBe("34 of 90");
    await changed(() => history.back());
    expect(counter()).toBe("1 of 90");
  });

  test("loses a fragment that names no quote", async () => {
    const { next } = await mountBook(trilogy, "#nonsense");
    expect(counter()).toBe("1 of 90");
    expect(location.href).not.toContain("#");
    press(next);
    await pass(FADE_MS);
    await changed(() => {
      location.hash = "#%";
    });
    expect(location.hash).toBe("#q2");
    expect(counter()).toBe("2 of 90");
  });

  test("is left alone while back waits for another page", async () => {
    const { next } = await mountBook(trilogy, "#q5");
    press(next);
    history.replaceState(null, "", "/");
    const replace = vi.spyOn(history, "replaceState");
    await pass(FADE_MS);
    expect(counter()).toBe("6 of 90");
    dispatchEvent(new HashChangeEvent("hashchange"));
    await pass(FADE_MS);
    expect(counter()).toBe("6 of 90");
    expect(replace).not.toHaveBeenCalled();
    expect(location.pathname).toBe("/");
  });

  test("may be refused by the browser without harm", async () => {
    const { next } = await mountBook(trilogy);
    vi.spyOn(history, "replaceState").mockImplementation(() => {
      throw new DOMException("too many", "SecurityError");
    });
    press(next);
    await pass(FADE_MS);
    expect(counter()).toBe("2 of 90");
    expect(location.pathname).toBe(path);
  });

  async function changed(change: () => void) {
    const heard = new Promise((resolve) => addEventListener("hashchange", resolve, { once: true }));
    change();
    await heard;
    await pass(FADE_MS);
  }
});

describe("a small book", () => {
  test("of one quote shows it, and has nowhere to turn", async () => {
    const book = { ...volume, quotes: volume.quotes.slice(0, 1) };
    const { leaf, next, previous, random, share } = await mountBook(book);
    expect(leaf.element()).toHaveTextContent(volume.quotes[0]?.text ?? "");
    expect(counter()).toBe("1 of 1");
    for (const button of [next, previous, random]) expect(button.element()).toBeDisabled();
    await userEvent.keyboard("{ArrowRight}");
    await pass(FADE_MS);
    expect(location.hash).toBe("");
    expect(share.element()).toBeEnabled();
  });

  test("of none says so, and still leads on", async () => {
    const { leaf, next, previous, random, share } = await mountBook(
      { ...volume, quotes: [] },
      "#eol1",
    );
    expect(leaf.element()).toHaveTextContent("This book has no quotes yet.");
    expect(counter()).toBe("0 of 0");
    for (const button of [next, previous, random]) expect(button.element()).toBeDisabled();
    expect(share.query()).toBeNull();
    expect(location.hash).toBe("");
    expect(document.querySelector("nav a")).toHaveTextContent("Lyrics of the Mind Trilogy");
  });
});

import { describe, expect, test, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { emulateMedia } from "../../tests/helpers/emulate";
import {
  bookOf,
  counter,
  heardIn,
  mountBook,
  pass,
  press,
  turn,
  withStoppedClock,
} from "../../tests/helpers/mounted-book";
import type { Quote } from "../content/books";
import { seededRandom } from "../runtime/random";
import { FADE_MS } from "./state";

const trilogy = await bookOf("lyrics-of-the-mind-trilogy");
const volume = await bookOf("experiences-of-life");

withStoppedClock();

describe("turning", () => {
  test("a quote fades out for 300 ms, then the next one takes its place", async () => {
    const { next, region } = await mountBook(trilogy);
    press(next);
    const section = region.element();
    await expect.element(region).toHaveAttribute("data-fading");
    // The style sheet and the timer say the same.
    expect(getComputedStyle(section).transitionDuration).toBe(`${FADE_MS / 1000}s`);
    await pass(FADE_MS - 1);
    expect(section).toHaveAttribute("data-fading");
    expect(counter()).toBe("1 of 90");
    await pass(1);
    expect(section).not.toHaveAttribute("data-fading");
    expect(counter()).toBe("2 of 90");
    expect(region.element()).toBe(section); // the page is not built anew
    const { text, example } = trilogy.quotes[1] as Quote;
    expect(section).toHaveTextContent(`“${text}”Today: ${example}`);
  });

  test("the example follows its line by 180 ms, and not when the page opens", async () => {
    const { next } = await mountBook(trilogy);
    const example = () => document.querySelector(".reader-example") as Element;
    expect(getComputedStyle(example()).opacity).toBe("1");
    await turn(next);
    const { opacity, transitionDelay, transitionDuration } = getComputedStyle(example());
    expect([opacity, transitionDelay, transitionDuration]).toEqual(["0", "0.18s", "0.3s"]);
    await vi.waitFor(() => expect(getComputedStyle(example()).opacity).toBe("1"));
  });

  test("a page printed meanwhile has its quote", async () => {
    const { next, region } = await mountBook(trilogy);
    press(next);
    await expect.element(region).toHaveAttribute("data-fading");
    await emulateMedia({ media: "print" });
    expect(region.element()).toHaveStyle({ opacity: "1" });
  });

  test("no press is lost while a quote fades, nor at the very moment of the swap", async () => {
    const { next, previous } = await mountBook(trilogy);
    press(next);
    setTimeout(() => press(next), FADE_MS); // when it is due, before it is rendered
    await pass(FADE_MS / 2);
    await turn(next, next, previous);
    await pass(FADE_MS);
    expect(counter()).toBe("4 of 90");
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
    await turn(...Array(100).fill(previous));
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

  test("with reduced motion a quote gives way at once", async () => {
    await emulateMedia({ "prefers-reduced-motion": "reduce" });
    const { next, region } = await mountBook(trilogy);
    press(next);
    await pass(0);
    expect(counter()).toBe("2 of 90");
    expect(region.element()).not.toHaveAttribute("data-fading");
  });
});

test("random asks anew after its first use, and shows another quote each time", async () => {
  const { random } = await mountBook(volume);
  expect(random.element()).toHaveTextContent("Random Quote");
  const seen = new Set([counter()]);
  for (let times = 0; times < 3; times++) {
    await turn(random);
    expect(random.element()).toHaveTextContent("Another one?");
    seen.add(counter());
  }
  expect(seen.size).toBe(4);
});

describe("keys", () => {
  test("the arrow keys turn, and do not scroll as well", async () => {
    await mountBook(trilogy);
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowLeft}");
    const key = new KeyboardEvent("keydown", { key: "ArrowRight", cancelable: true });
    document.dispatchEvent(key);
    expect(key.defaultPrevented).toBe(true);
    await pass(FADE_MS);
    expect(counter()).toBe("3 of 90");
  });

  test("a key held down, used already or pressed with another turns nothing", async () => {
    await mountBook(trilogy);
    for (const taken of ["altKey", "ctrlKey", "metaKey", "shiftKey", "repeat", "cancelable"]) {
      const key = new KeyboardEvent("keydown", { key: "ArrowRight", [taken]: true });
      key.preventDefault(); // used already, if it can be
      document.dispatchEvent(key);
    }
    await userEvent.keyboard("{ArrowUp}{ArrowDown}n");
    await pass(FADE_MS);
    expect(counter()).toBe("1 of 90");
  });

  test("nothing turns while the quote is out of view", async () => {
    const { region } = await mountBook(trilogy);
    const box = vi.spyOn(region.element(), "getBoundingClientRect");
    for (const [top, bottom, place] of [
      [-500, 0, "1 of 90"],
      [innerHeight, innerHeight + 500, "1 of 90"],
      [-499, 1, "2 of 90"],
    ] as const) {
      box.mockReturnValue({ top, bottom } as DOMRect);
      await userEvent.keyboard("{ArrowRight}");
      await pass(FADE_MS);
      expect(counter()).toBe(place);
    }
  });

  test("a widget with the focus keeps its arrow keys, a button does not", async () => {
    const { next } = await mountBook(trilogy);
    document
      .querySelector("main")
      ?.insertAdjacentHTML("beforeend", `<select></select><p role="tablist"><button></button></p>`);
    const widgets = [...document.querySelectorAll<HTMLElement>("select, [role=tablist] button")];
    for (const widget of [...widgets, next.element() as HTMLElement]) {
      expect(counter()).toBe("1 of 90");
      widget.focus();
      await userEvent.keyboard("{ArrowRight}");
      await pass(FADE_MS);
    }
    expect([widgets.length, counter()]).toEqual([2, "2 of 90"]);
  });
});

test("a screen reader hears a change once, politely, and not what the page opens with", async () => {
  const { region, next } = await mountBook(trilogy, "#eol7");
  const section = region.element();
  const live = () => [section.getAttribute("aria-live"), section.getAttribute("aria-atomic")];
  expect(live()).toEqual([null, null]);
  await pass(200);
  expect(live()).toEqual(["polite", "true"]);
  const heard = heardIn(section, live);
  await turn(next);
  expect(heard).toEqual([["polite", "true"]]);
});

test("a quote is heard, and can be copied, with plain spaces", async () => {
  const { region } = await mountBook(trilogy, "#lomv2-1");
  const { text } = trilogy.quotes[30] as Quote;
  expect(document.querySelectorAll(".reader-bound").length).toBeGreaterThan(0);
  expect(region.element().textContent).toContain(text);
});

describe("a small book", () => {
  test("of one quote shows it, and has nowhere to turn", async () => {
    const book = { ...volume, quotes: volume.quotes.slice(0, 1) };
    const { region, next, previous, random, share } = await mountBook(book);
    expect(region.element()).toHaveTextContent(volume.quotes[0]?.text ?? "");
    expect(counter()).toBe("1 of 1");
    for (const button of [next, previous, random]) expect(button.element()).toBeDisabled();
    await userEvent.keyboard("{ArrowRight}");
    await pass(FADE_MS);
    expect(location.hash).toBe("");
    expect(share.element()).toBeEnabled();
    expect(document.querySelector("input")).toBeNull(); // nor a slider
  });

  test("of none says so, and still leads on", async () => {
    const book = { ...volume, quotes: [] };
    const { region, next, previous, random, share } = await mountBook(book, "#eol1");
    expect(region.element()).toHaveTextContent("This book has no quotes yet.");
    expect(counter()).toBe("0 of 0");
    for (const button of [next, previous, random]) expect(button.element()).toBeDisabled();
    expect(share.query()).toBeNull();
    expect(location.hash).toBe("");
    expect(document.querySelector("nav a")).toHaveTextContent("Lyrics of the Mind Trilogy");
  });
});

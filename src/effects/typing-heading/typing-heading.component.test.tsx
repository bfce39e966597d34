import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { emulateMedia } from "../../../tests/helpers/emulate";
import { serveComponent } from "../../../tests/helpers/serve-component";
import { markHydrated } from "../../runtime/hydrated";
import { motion } from "../../runtime/motion";
import { mountTyping } from "./mount";
import { TypingHeading } from "./typing-heading";

const TITLE = "Lyrics of the Mind";
const TAGLINE = "uncover the true you";
const heading = <TypingHeading title={[...TITLE]} tagline={[...TAGLINE]} />;

beforeEach(() => motion.set(true));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("as served, the title stands whole and names the heading; once idle it starts by itself", async () => {
  const { container, hydrate } = serveComponent(heading);
  expect(typed(container)).toBe(TITLE);
  await hydrate();
  expect(typed(container)).toBe(TITLE);
  await expect.element(page.getByRole("heading")).toHaveAccessibleName(TITLE);
  await expect.element(page.getByRole("paragraph")).toHaveTextContent(TAGLINE);
  markHydrated();
  await expect.poll(() => container.querySelector("[data-current]")).not.toBeNull();
});

test("after the hold, letters go and come every 75 ms, and a whole sentence stands 1500", async () => {
  const { container, clock } = await renderTyping();
  const expectNext = (ms: number, text: string) => {
    const before = typed(container);
    clock.advance(ms - 1);
    expect(typed(container)).toBe(before);
    clock.advance(1);
    expect(typed(container)).toBe(text);
  };
  expectNext(1200, TITLE.slice(0, -1));
  for (let left = TITLE.length - 2; left >= 0; left--) expectNext(75, TITLE.slice(0, left));
  for (let shown = 1; shown <= TAGLINE.length; shown++) expectNext(75, TAGLINE.slice(0, shown));
  expectNext(1500, TAGLINE.slice(0, -1));
  clock.advance(75 * TAGLINE.length);
  expect(typed(container)).toBe("L");
});

test("the letters before the caret are rough; those of a whole sentence settle in 300 ms", async () => {
  const { container, clock } = await renderTyping();
  for (const [ms, rough, caret] of [
    [1200, "", "after 17"],
    [75 * 16, "M:10 i:20 n:35", "after 16"],
    [75, "L:35", "after 0"],
    [75, "", "before 0"],
    [75 * 19, "u:35", "after 0"],
    [100, "y:10 o:20 u:35", "after 19"],
    [100, "o:10 u:20", "after 19"],
    [100, "u:10", "after 19"],
    [1200, "", "after 19"],
    [0, "e:10 y:20 o:35", "after 18"],
  ] as const) {
    expect(roughLetters(container)).toBe(rough);
    expect(carets(container)).toEqual([caret]);
    clock.advance(ms);
  }
});

test("whatever is typed, nothing changes its size or place", async () => {
  const { container, clock } = await renderTyping();
  const places = new Set<string>();
  for (let ms = 0; ms < 7000; ms += 75) {
    const boxes = [...container.querySelectorAll("h1, p, .typing, .typing > *")];
    places.add(JSON.stringify(boxes.map((element) => element.getBoundingClientRect())));
    clock.advance(75);
  }
  expect(places.size).toBe(1);
  await expect.element(page.getByRole("heading")).toHaveAccessibleName(TITLE);
});

test("paused, the title stands whole over the tagline; resumed, it begins with the whole title", async () => {
  const { container, clock } = await renderTyping();
  clock.advance(1200 + 75 * 20);
  expect(typed(container)).not.toBe(TITLE);
  motion.set(false);
  expect(container.querySelector("[data-current], [data-roughness], [data-caret]")).toBeNull();
  clock.advance(9000);
  expect(typed(container)).toBe(TITLE);
  motion.set(true);
  clock.advance(1199);
  expect(typed(container)).toBe(TITLE);
  clock.advance(1);
  expect(typed(container)).toBe(TITLE.slice(0, -1));
});

test("out of sight it rests; seen again, it goes on where it stopped", async () => {
  const { container, clock } = await renderTyping();
  clock.advance(1200 + 75 * 3);
  motion.set(true); // told once more that things may move, it types on
  const before = typed(container);
  expect(before).toBe(TITLE.slice(0, -4));
  scrollTo(0, 5000);
  await whenObserved(sentence(container, 0));
  clock.advance(9000);
  expect(typed(container)).toBe(before);
  scrollTo(0, 0);
  await whenObserved(sentence(container, 0));
  clock.advance(75);
  expect(typed(container)).toBe(before.slice(0, -1));
});

test("a timer that comes late shortens the next wait, and a clock that was set does no harm", async () => {
  const { container, clock } = await renderTyping();
  const now = performance.now.bind(performance);
  const setClock = (ms: number) =>
    vi.spyOn(performance, "now").mockImplementation(() => now() + ms);
  clock.advance(1200);
  let left = TITLE.length - 1;
  const expectStep = (afterMs: number) => {
    if (afterMs > 0) clock.advance(afterMs - 1);
    expect(typed(container)).toHaveLength(left);
    clock.advance(afterMs > 0 ? 1 : 0);
    left -= 1;
    expect(typed(container)).toHaveLength(left);
  };
  setClock(30);
  for (const ms of [75, 45, 75]) expectStep(ms);
  setClock(3_600_000); // an hour on: one step at once
  clock.advance(75);
  left -= 2;
  expectStep(75);
  setClock(0); // an hour back
  for (const ms of [75, 75]) expectStep(ms);
});

test("each step touches only what changes", async () => {
  const { container, clock } = await renderTyping();
  clock.advance(1200 + 75);
  const observer = new MutationObserver(() => {});
  observer.observe(container, { subtree: true, attributes: true });
  clock.advance(75);
  expect(observer.takeRecords().length).toBeLessThanOrEqual(8);
});

test("the rough cuts are asked for before the first is shown, and may be missing", async () => {
  const load = vi.spyOn(document.fonts, "load").mockRejectedValue(new Error("no font"));
  const { container, clock } = await renderTyping();
  const cuts = [35, 20, 10].flatMap((cut) => [`normal ${cut}`, `italic ${cut}`]);
  expect(load.mock.calls.flat()).toEqual(
    cuts.map((cut) => cut.replace(/\d+/, '1em "Redaction $&"')),
  );
  clock.advance(1200);
  expect(typed(container)).toBe(TITLE.slice(0, -1));
});

test("when the heading goes, nothing runs on, and its letters are left alone", async () => {
  const { container, clock, leave } = await renderTyping();
  clock.advance(1200);
  leave();
  expect(vi.getTimerCount()).toBe(0);
  motion.set(false);
  expect(typed(container)).toBe(TITLE.slice(0, -1));
});

test.each([
  ["reduced motion", { "prefers-reduced-motion": "reduce" }, "1"],
  ["paper", { media: "print" }, "1"],
  ["a screen", { media: "screen" }, "0"],
])("before any script, with %s, the tagline has its opacity", async (_where, media, opacity) => {
  await emulateMedia(media);
  serveComponent(heading);
  expect(getComputedStyle(page.getByRole("paragraph").element()).opacity).toBe(opacity);
});

test("printed in the middle of a word, the title is whole and dark", async () => {
  const { container, clock } = await renderTyping();
  clock.advance(1200 + 75 * 25);
  expect(current(container)).toBe(1);
  vi.useRealTimers();
  await emulateMedia({ media: "print" });
  const ink = getComputedStyle(document.body).color;
  expect(getComputedStyle(sentence(container, 0)).visibility).toBe("visible");
  expect(getComputedStyle(sentence(container, 1)).display).toBe("none");
  for (const letter of sentence(container, 0).children) {
    expect(getComputedStyle(letter).color).toBe(ink);
    expect(getComputedStyle(letter, "::before").content).toBe("none");
    expect(getComputedStyle(letter, "::after").content).toBe("none");
  }
});

/** The heading, typing, with time in the test's hand. */
async function renderTyping() {
  const { container } = serveComponent(<div style={{ height: "9000px" }}>{heading}</div>);
  await Promise.all([...document.fonts].map((font) => font.load().catch(() => font)));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  const controller = new AbortController();
  const typing = container.querySelector(".typing") as Element;
  mountTyping(typing, controller.signal);
  await whenObserved(typing);
  const clock = { advance: (ms: number) => vi.advanceTimersByTime(ms) };
  return { container, clock, leave: () => controller.abort() };
}

/** Resolves once every observer of `element` knows whether it is on screen. */
function whenObserved(element: Element) {
  return new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      requestAnimationFrame(() => resolve()); // after those that are told in the same frame
    });
    observer.observe(element);
  });
}

function sentence(container: Element, place: number) {
  return container.querySelectorAll(".typing > *")[place] as HTMLElement;
}

function current(container: Element) {
  return sentence(container, 1).hasAttribute("data-current") ? 1 : 0;
}

/** What a reader sees of the heading. */
function typed(container: Element) {
  return [...sentence(container, current(container)).children]
    .filter((letter) => letter.getAttribute("data-roughness") !== "none")
    .map((letter) => letter.textContent)
    .join("");
}

/** The rough letters, each with its cut. */
function roughLetters(container: Element) {
  const rough = sentence(container, current(container)).querySelectorAll(
    "[data-roughness]:not([data-roughness=none])",
  );
  return [...rough]
    .map((letter) => `${letter.textContent}:${letter.getAttribute("data-roughness")}`)
    .join(" ");
}

/** Behind which letter a caret stands, or before which sentence. */
function carets(container: Element) {
  return [...container.querySelectorAll("[data-caret]")].map((element) => {
    const index = [...(element.parentElement?.children ?? [])].indexOf(element);
    return `${element.hasAttribute("data-letter") ? "after" : "before"} ${index}`;
  });
}

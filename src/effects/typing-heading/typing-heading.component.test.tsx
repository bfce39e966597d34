import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { emulateMedia } from "../../../tests/helpers/emulate";
import { serveComponent } from "../../../tests/helpers/serve-component";
import { markHydrated } from "../../runtime/hydrated";
import { motionPreference } from "../../runtime/motion-preference";
import { mountTyping } from "./mount";
import { TypingHeading } from "./typing-heading";

const TITLE = "Lyrics of the Mind";
const TAGLINE = "uncover the true you";
const heading = <TypingHeading title={[...TITLE]} tagline={[...TAGLINE]} />;

beforeEach(() => motionPreference.set(true));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("is served as the whole title, which names the heading, and starts once idle", async () => {
  const { container, hydrate } = serveComponent(heading);
  expect(typed(container)).toBe(TITLE);
  await hydrate();
  expect(typed(container)).toBe(TITLE);
  await expect.element(page.getByRole("heading")).toHaveAccessibleName(TITLE);
  await expect.element(page.getByRole("paragraph")).toHaveTextContent(TAGLINE);
  markHydrated();
  await expect.poll(() => container.querySelector("[data-current]")).not.toBeNull();
});

test("types letter by letter, rough behind the caret", async () => {
  const { container, clock } = await renderTyping();
  clock.advance(1200 + 75 * 16);
  expect([typed(container), marks(container)]).toEqual(["L", "L:35|"]);
  clock.advance(75);
  expect([typed(container), marks(container)]).toEqual(["", "|"]);
  clock.advance(75 * 3);
  expect([typed(container), marks(container)]).toEqual(["unc", "u:10 n:20 c:35|"]);
});

test("changes no size or place, whatever is typed", async () => {
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

test("shows the whole title while paused, and begins with it when resumed", async () => {
  const { container, clock } = await renderTyping();
  clock.advance(1200 + 75 * 20);
  expect(typed(container)).not.toBe(TITLE);
  motionPreference.set(false);
  expect(container.querySelector("[data-current], [data-roughness], [data-caret]")).toBeNull();
  clock.advance(9000);
  expect(typed(container)).toBe(TITLE);
  motionPreference.set(true);
  clock.advance(1199);
  expect(typed(container)).toBe(TITLE);
  clock.advance(1);
  expect(typed(container)).toBe(TITLE.slice(0, -1));
});

test("rests out of sight, and goes on where it stopped", async () => {
  const { container, clock } = await renderTyping();
  clock.advance(1200 + 75 * 3);
  motionPreference.set(true); // told once more that things may move, it types on
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

test("catches up after a late timer, and bears a clock that was set", async () => {
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

test("leaves nothing running when the heading goes", async () => {
  const { container, clock, leave } = await renderTyping();
  clock.advance(1200);
  leave();
  expect(vi.getTimerCount()).toBe(0);
  motionPreference.set(false);
  expect(typed(container)).toBe(TITLE.slice(0, -1));
});

test.each([
  ["reduced motion", { "prefers-reduced-motion": "reduce" }, "1"],
  ["paper", { media: "print" }, "1"],
  ["a screen", { media: "screen" }, "0"],
])(
  "shows the tagline before any script, with %s, at its opacity",
  async (_where, media, opacity) => {
    await emulateMedia(media);
    serveComponent(heading);
    expect(getComputedStyle(page.getByRole("paragraph").element()).opacity).toBe(opacity);
  },
);

test("prints the whole title dark, also in the middle of a word", async () => {
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

/** The rough letters with their roughness, and a bar for each caret. */
function marks(container: Element) {
  const rough = container.querySelectorAll(
    "[data-current] > [data-roughness]:not([data-roughness=none])",
  );
  const letters = [...rough].map((it) => `${it.textContent}:${it.getAttribute("data-roughness")}`);
  return `${letters.join(" ")}${"|".repeat(container.querySelectorAll("[data-caret]").length)}`;
}

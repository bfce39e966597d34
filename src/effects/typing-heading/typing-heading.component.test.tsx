import { page } from "vitest/browser";
import { mountPrerendered } from "../../../tests/helpers/mount-prerendered.tsx";
import {
  intersectionsReported,
  loadFonts,
  queryElement,
} from "../../../tests/helpers/mounted-page.ts";
import { motionPreference } from "../../runtime/motion-preference.ts";
import { mountTyping } from "./mount.ts";
import { TypingHeading } from "./typing-heading.tsx";

const TITLE = "Lyrics of the Mind";
const TAGLINE = "uncover the true you";
const advance = (ms: number) => vi.advanceTimersByTime(ms);
const sentence = (index: number) => document.querySelectorAll(".typing > *")[index] as HTMLElement;
const current = () => Number(queryElement(".typing").dataset.sentence ?? 0);
const headingOf = (tagline: string) => <TypingHeading title={[...TITLE]} tagline={[...tagline]} />;

test("is prerendered as the full title, and starts when idle", async () => {
  const { hydrate } = mountPrerendered(headingOf(TAGLINE));
  await hydrate();
  expect(typed()).toBe(TITLE);
  await expect.element(page.getByRole("heading")).toHaveAccessibleName(TITLE);
  await expect.element(page.getByRole("paragraph")).toHaveTextContent(TAGLINE);
  await expect.poll(() => document.querySelector("[data-sentence]")).not.toBeNull();
});

test("changes no size or position while typing", async () => {
  await page.viewport(390, 844);
  await renderTyping("find out who you might become, slowly, and be that");
  const positions = new Set<string>();
  for (let ms = 0; ms < 14_000; ms += 75) {
    const boxes = [...document.querySelectorAll("h1, p, .typing, .typing > *")];
    positions.add(JSON.stringify(boxes.map((element) => element.getBoundingClientRect())));
    advance(75);
  }
  expect(positions.size).toBe(1);
  await expect.element(page.getByRole("heading")).toHaveAccessibleName(TITLE);
});

test("types the tagline; shows the full title while hidden or paused", async () => {
  await renderTyping();
  advance(1500 + 75 * 20);
  expect(typed()).toBe("unc");
  scrollTo(0, 5000);
  await intersectionsReported();
  expect(typed()).toBe(TITLE);
  scrollTo(0, 0);
  await intersectionsReported();
  advance(1500 + 75 * 3);
  expect(typed()).toBe(TITLE.slice(0, -4));
  motionPreference.set(false);
  advance(9000);
  expect(typed()).toBe(TITLE);
});

/** Renders the typing heading with a fake clock. */
async function renderTyping(tagline = TAGLINE) {
  mountPrerendered(<div style={{ height: "9000px" }}>{headingOf(tagline)}</div>);
  await loadFonts();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  mountTyping(queryElement(".typing"), new AbortController().signal);
  await intersectionsReported();
}

/** The visible text of the heading. */
function typed() {
  const letters = [...sentence(current()).children];
  const shown = letters.filter((letter) => getComputedStyle(letter).visibility === "visible");
  return shown.map(({ textContent }) => textContent).join("");
}

import { page, userEvent } from "vitest/browser";
import { queryElement, setRightToLeft } from "../../tests/helpers/mounted-page.ts";
import { finger, middleOf, pen } from "../../tests/helpers/pointer.ts";
import { fakeClock, trilogy, viewer } from "../../tests/helpers/viewer.tsx";

fakeClock();

test("a vertical movement of a finger scrolls", async () => {
  await viewer.mount(trilogy);
  await finger.drag({ x: 200, y: 380 }, { x: -60, y: -200 });
  await vi.waitUntil(() => scrollY > 0);
  await viewer.expectAfterFade("1 of 90");
});

const MIDDLE_OF: Record<string, () => Element> = {
  "the title": () => queryElement("h1"),
  "the cover": () => queryElement(".book-cover"),
  "a button": () => viewer.button("next"),
  "a link": () => queryElement(".back-link"),
};

test.each([
  [390, 844, { x: 2, y: 380 }, 120, "90 of 90"], // in the left margin
  [390, 844, { x: 388, y: 380 }, -120, "2 of 90"], // in the right margin
  [768, 1024, { x: 740, y: 600 }, -120, "2 of 90"],
  [844, 390, { x: 4, y: 200 }, 120, "90 of 90"],
  [844, 390, { x: 830, y: 200 }, -120, "2 of 90"],
  [844, 390, "the title", -120, "2 of 90"],
  [1440, 900, "the cover", -120, "2 of 90"],
  [390, 844, "a button", -120, "1 of 90"],
  [390, 844, "a link", 120, "1 of 90"],
])("at %i by %i px a swipe from %j by %i px shows %s", async (width, height, from, dx, place) => {
  await page.viewport(width, height);
  await viewer.mount(trilogy);
  const start = typeof from === "string" ? middleOf(MIDDLE_OF[from]?.() as Element) : from;
  await finger.drag(start, { x: dx, y: 0 });
  await viewer.expectAfterFade(place);
});

test("a pen that selects text turns no quote", async () => {
  await viewer.mount(trilogy);
  await pen.drag(middleOf(queryElement("blockquote")), { x: -120, y: 0 });
  await viewer.expectAfterFade("1 of 90");
  expect(String(getSelection())).not.toBe("");
  expect(viewer.region().style.cssText).toBe("");
});

test("a swipe turns no quote that is out of view", async () => {
  await page.viewport(844, 390);
  await viewer.mount(trilogy);
  document.body.style.paddingBottom = "1000px";
  onTestFinished(() => document.body.removeAttribute("style"));
  scrollTo(0, 1000);
  await finger.drag({ x: 400, y: 300 }, { x: -120, y: 0 });
  await viewer.expectAfterFade("1 of 90");
});

test.each([
  ["moves back after a short swipe", 180, 90, ["translateX(-6px)", "none"]],
  ["fades in place after a long swipe", 100, 90, ["translateX(-30px)", "translateX(-30px)"]],
  ["moves back if there is no other quote", 100, 1, ["translateX(-30px)", "none"]],
])("%s", async (_what, x, count, transform) => {
  const touch = await touched("touch", { ...trilogy, quotes: trilogy.quotes.slice(0, count) });
  const animate = vi.spyOn(viewer.region(), "animate");
  touch("pointerdown", 200);
  touch("pointermove", x);
  touch("pointermove", 0, 0, 2); // an event of another finger
  touch("pointerup", 0, 0, 2);
  touch("pointerup", x);
  expect(animate.mock.calls).toMatchObject([[{ transform }, {}]]);
});

test("swipes and arrow keys are mirrored on a right-to-left page", async () => {
  const touch = await touched();
  setRightToLeft();
  touch("pointerdown", 200);
  touch("pointermove", 260);
  touch("pointerup", 260);
  await viewer.expectAfterFade("2 of 90");
  expect(queryElement("[aria-keyshortcuts=ArrowLeft]")).toHaveAccessibleName("Next quote");
  await userEvent.keyboard("{ArrowLeft}");
  await viewer.expectAfterFade("3 of 90");
  await userEvent.keyboard("{ArrowRight}");
  await viewer.expectAfterFade("2 of 90");
});

test.each([
  ["touch", -4, 0, undefined, 0, "1 of 90"], // a press
  ["touch", -39, 0, -11.7, 0.9025, "1 of 90"],
  ["touch", -40, 24, -12, 0.9, "2 of 90"],
  ["touch", 40, -24, 12, 0.9, "90 of 90"],
  ["touch", 900, 0, 48, 0.4, "90 of 90"],
  ["touch", 100, 61, undefined, 0, "1 of 90"], // a vertical movement scrolls
  ["touch on an enlarged page", -100, 0, undefined, 0, "1 of 90"], // a zoomed page pans
  ["mouse", -100, 0, undefined, 0, "1 of 90"], // a mouse selects text
])(
  "follows a %s %i px along and %i px down by %f px, at an opacity of %f, and shows %s",
  async (what, dx, dy, shift, opacity, count) => {
    const scale = what.endsWith("enlarged page") ? 2 : 1;
    vi.spyOn(visualViewport as VisualViewport, "scale", "get").mockReturnValue(scale);
    const touch = await touched(what === "mouse" ? "mouse" : "touch");
    const { style } = viewer.region();
    touch("pointerdown", 200);
    touch("pointermove", 200 + dx, dy);
    expect(style.transform).toBe(shift === undefined ? "" : `translateX(${shift}px)`);
    expect(Number(style.opacity)).toBeCloseTo(opacity);
    touch("pointerup", 200 + dx, dy);
    expect(style.cssText).toBe("");
    await viewer.expectAfterFade(count);
  },
);

test.each([
  ["the browser takes the touch", "pointercancel", 1],
  ["a second finger joins, and swipes", "pointerdown", 2],
])("leaves the quote where it was when %s", async (_what, type, id) => {
  const touch = await touched();
  touch("pointerdown", 200);
  touch("pointermove", 100);
  touch(type, 200, 0, id);
  for (const finger of [id, 1]) touch("pointerup", 100, 0, finger);
  expect(viewer.region().style.cssText).toBe("");
  await viewer.expectAfterFade("1 of 90");
});

/** Mounts a book; its quote is touched only by synthetic events. */
async function touched(pointerType = "touch", book = trilogy) {
  await viewer.mount(book);
  const region = viewer.region();
  return (type: string, clientX: number, clientY = 0, pointerId = 1) => {
    const isPrimary = pointerId === 1;
    const init = { clientX, clientY, pointerId, pointerType, isPrimary, buttons: 1, bubbles: true };
    region.dispatchEvent(new PointerEvent(type, init));
  };
}

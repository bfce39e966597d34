import { page, userEvent } from "vitest/browser";
import { queryElement, setRightToLeft } from "../../tests/helpers/mounted-page.ts";
import { finger, middleOf, pen } from "../../tests/helpers/pointer.ts";
import { fakeClock, trilogy, viewer } from "../../tests/helpers/viewer.tsx";

fakeClock();

beforeEach(async () => {
  await page.viewport(390, 844);
  await viewer.mount(trilogy);
});

test("a vertical movement of a finger scrolls", async () => {
  await finger.drag({ x: 200, y: 380 }, { x: -60, y: -200 });
  await vi.waitUntil(() => scrollY > 0);
  await viewer.expectAfterFade("1 of 90");
});

test.each([
  ["the left margin", () => ({ x: 2, y: 380 }), 120, "90 of 90"],
  ["the right margin", () => ({ x: 388, y: 380 }), -120, "2 of 90"],
  ["a button", () => middleOf(viewer.button("next")), -120, "1 of 90"],
  ["a link", () => middleOf(queryElement(".back-link")), 120, "1 of 90"],
])("a swipe that begins on %s", async (_where, from, dx, place) => {
  await finger.drag(from(), { x: dx, y: 0 });
  await viewer.expectAfterFade(place);
});

test("a pen that selects text turns no quote", async () => {
  await pen.drag(middleOf(queryElement("blockquote")), { x: -120, y: 0 });
  await viewer.expectAfterFade("1 of 90");
  expect(String(getSelection())).not.toBe("");
  expect(viewer.region().style.cssText).toBe("");
});

test("swipes and arrow keys are mirrored on a right-to-left page", async () => {
  setRightToLeft();
  await finger.drag({ x: 200, y: 380 }, { x: 120, y: 0 });
  await viewer.expectAfterFade("2 of 90");
  expect(queryElement("[aria-keyshortcuts=ArrowLeft]")).toHaveAccessibleName("Next quote");
  await userEvent.keyboard("{ArrowLeft}");
  await viewer.expectAfterFade("3 of 90");
});

test.each([
  ["touch", -39, -11.7, "none", "1 of 90"],
  ["touch", -40, -12, "translateX(-12px)", "2 of 90"],
  ["touch", 900, 48, "translateX(48px)", "90 of 90"],
  ["mouse", -100, undefined, undefined, "1 of 90"], // a mouse selects text
])(
  "a %s that moves %i px moves the quote by %f px, then to %s, and shows %s",
  async (pointerType, dx, shift, end, count) => {
    const region = viewer.region();
    const animate = vi.spyOn(region, "animate");
    const dispatch = (type: string, clientX: number) =>
      region.dispatchEvent(
        new PointerEvent(type, {
          clientX,
          pointerType,
          pointerId: 1,
          isPrimary: true,
          buttons: 1,
          bubbles: true,
        }),
      );
    dispatch("pointerdown", 200);
    dispatch("pointermove", 200 + dx);
    const start = shift && `translateX(${shift}px)`;
    expect(region.style.transform).toBe(start ?? "");
    dispatch("pointerup", 200 + dx);
    expect(region.style.cssText).toBe("");
    expect(animate.mock.calls).toMatchObject(start ? [[{ transform: [start, end] }, {}]] : []);
    await viewer.expectAfterFade(count);
  },
);

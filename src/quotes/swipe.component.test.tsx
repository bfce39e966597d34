import { page, userEvent } from "vitest/browser";
import { queryElement, setRightToLeft } from "../../tests/helpers/mounted-page.ts";
import { finger, middleOf, mouse, pen } from "../../tests/helpers/pointer.ts";
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
  ["the quote", () => middleOf(viewer.region()), -40, "2 of 90"],
  ["the quote, too short", () => middleOf(viewer.region()), -39, "1 of 90"],
  ["a button", () => middleOf(viewer.button("next")), -120, "1 of 90"],
])("a swipe that begins on %s", async (_where, from, dx, place) => {
  await finger.drag(from(), { x: dx, y: 0 });
  await viewer.expectAfterFade(place);
});

test("the quote follows a finger, and returns from a swipe that is too short", async () => {
  const { left } = viewer.region().getBoundingClientRect();
  const leftNow = () => viewer.region().getBoundingClientRect().left;
  const { x, y } = middleOf(viewer.region());
  await finger.down({ x, y });
  for (const by of [-20, -30]) await finger.move({ x: x + by, y });
  await expect.poll(leftNow).toBeLessThan(left);
  await finger.up();
  await expect.poll(leftNow).toBe(left);
});

test("a mouse turns no quote", async () => {
  await mouse.drag({ x: 2, y: 380 }, { x: 120, y: 0 });
  await viewer.expectAfterFade("1 of 90");
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

import { page, userEvent } from "vitest/browser";
import { boxOf, queryElement, setRightToLeft } from "../../tests/helpers/mounted-page.ts";
import { finger, mouse, type Point } from "../../tests/helpers/pointer.ts";
import { fakeClock, trilogy, viewer } from "../../tests/helpers/viewer.tsx";

fakeClock();

const slider = () => page.getByRole("slider", { name: "Quote" }).element() as HTMLInputElement;

beforeEach(() => page.viewport(390, 844));

test.each([
  ["mouse", mouse],
  ["finger", finger],
])("a %s moves counter and name at once, the quote on release", async (_by, pointer) => {
  await viewer.mount(trilogy);
  const heard = viewer.heard(viewer.counter);
  await pointer.down(tickAt(0));
  for (const index of [20, 40]) await pointer.move(tickAt(index));
  await vi.waitFor(() => expect(viewer.counter()).toBe("41 of 90"));
  const name = "Lyrics of the Mind, Volume Two";
  expect(viewer.volumeName()).toBe(name);
  expect(slider()).toHaveAttribute("aria-valuetext", `41 of 90, ${name}`);
  await viewer.pass();
  expect([heard, location.hash]).toEqual([[], ""]);
  await pointer.up(tickAt(40));
  await vi.waitUntil(viewer.isFading);
  await viewer.pass();
  expect(viewer.region()).toHaveTextContent(trilogy.quotes[40]?.lines.join("") ?? "");
  expect([heard.length, location.hash]).toEqual([1, "#lomv2-11"]);
});

test("does not move when a scroll starts on it", async () => {
  await viewer.mount(trilogy);
  await finger.drag(tickAt(9), { x: 0, y: -200 });
  await vi.waitUntil(() => scrollY > 0);
  await viewer.pass();
  await viewer.expectAfterFade("1 of 90");
});

test("a press on a tick opens its quote, one on the handle none", async () => {
  await viewer.mount(trilogy, "#lomv2-15");
  for (const index of [0, 89, 44]) {
    await mouse.click(tickAt(index));
    await viewer.pass();
    await vi.waitFor(() => expect(viewer.counter()).toBe(`${index + 1} of 90`));
  }
  queryElement(".dock-handle").style.transition = "none";
  const heard = viewer.heard(viewer.counter, document.body);
  const { x, y } = tickAt(44);
  for (const beside of [-10, 10]) {
    await finger.down({ x: x + beside, y }); // to which Chromium would move the handle
    await finger.up();
  }
  await viewer.pass();
  expect([heard, viewer.counter()]).toEqual([[], "45 of 90"]);
});

test("runs from right to left on a right-to-left page", async () => {
  setRightToLeft();
  await viewer.mount(trilogy, "#q5");
  queryElement(".dock-handle").style.transition = "none";
  const { left, width } = boxOf(".dock-handle");
  expect(Math.abs(left + width / 2 - tickAt(85).x)).toBeLessThan(2);
  expect(boxOf(".dock-read").left).toBeCloseTo(tickAt(85).x, 0);
  await mouse.click(tickAt(10));
  await viewer.pass();
  await vi.waitFor(() => expect(viewer.counter()).toBe("80 of 90"));
});

test("moves counter and name while a key is held, and the quote when it is let go", async () => {
  await viewer.mount(trilogy);
  slider().focus();
  const heard = viewer.heard(viewer.counter);
  await userEvent.keyboard("{ArrowRight>30}"); // held: pressed thirty times
  await viewer.pass(600);
  expect([viewer.counter(), heard]).toEqual(["31 of 90", []]);
  await userEvent.keyboard("{/ArrowRight}");
  await viewer.pass();
  expect(viewer.region()).toHaveTextContent(trilogy.quotes[30]?.lines.join("") ?? "");
  expect(heard).toHaveLength(1);
  expect(document.activeElement).toBe(slider());
});

function tickAt(index: number): Point {
  const { left, width, top } = boxOf(".dock-ruler");
  return { x: left + (width * index) / 89, y: top + 9 };
}

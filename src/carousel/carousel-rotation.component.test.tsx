import { userEvent } from "vitest/browser";
import { emulateMedia } from "../../tests/helpers/emulate.ts";
import { finger, middleOf, mouse } from "../../tests/helpers/pointer.ts";
import { motionPreference } from "../runtime/motion-preference.ts";
import {
  AWAY,
  fakeClockAndPointer,
  mountPrerenderedCarousel,
  pass,
  renderCarousel,
} from "./carousel.helper.tsx";

fakeClockAndPointer();

test("advances every 3000 ms, wraps around, and waits in full after a slide was chosen", async () => {
  const { tabs, shown } = await renderCarousel({ rotating: true });
  for (const at of [0, 1, 2, 3, 0]) expectWholeTurn(shown, at);
  pass(2900);
  tabs[3]?.click();
  expectWholeTurn(shown, 3);
});

test.each([
  ["from the last slide to the first", 3, "Next slide", 0, 1],
  ["from the first slide back to the last", 0, "Previous slide", 3, -1],
])("moves on without rewinding %s, and keeps the focus", async (_way, from, name, to, side) => {
  const { tabs, button, offsets, expectSettled } = await renderCarousel();
  tabs[from]?.click();
  await expectSettled(from);
  button(name).focus();
  button(name).click();
  for (const ms of [64, 64, 64]) {
    pass(ms);
    const [position = Number.NaN, ...others] = [to, 1, 2].map((at) => (offsets()[at] ?? 0) * side);
    // The slide enters from that side.
    expect(position > 0 && position < 316, `${position}`).toBe(true);
    for (const other of others) expect(Math.abs(other)).toBeGreaterThanOrEqual(300); // not visible
  }
  await expectSettled(to);
  expect(document.activeElement).toBe(button(name));
});

test("pauses while hovered or dragged, and continues afterwards", async () => {
  const { track, shown } = await renderCarousel({ rotating: true });
  const { x, y } = middleOf(track);
  pass(2000);
  await mouse.move({ x, y });
  expectHeld(shown);
  await mouse.move(AWAY);
  await finger.down({ x, y });
  await finger.move({ x: x - 70, y });
  expectHeld(shown);
  await finger.up();
  await expect.poll(shown).toBe(1);
  expectWholeTurn(shown, 1);
});

test("stops for keyboard focus until restarted; its button stops all motion", async () => {
  const { button, shown } = await renderCarousel({ rotating: true });
  await userEvent.keyboard("{Tab}");
  expect(document.activeElement).toBe(button("Start slide rotation"));
  expectHeld(shown);
  await userEvent.keyboard("{Shift>}{Tab}{/Shift}");
  expectHeld(shown);
  await userEvent.keyboard("{Tab}{Enter}");
  expect(document.activeElement).toBe(button("Stop slide rotation"));
  expectWholeTurn(shown, 0);
  await userEvent.keyboard("{Enter}");
  expect(motionPreference.isOn()).toBe(false);
});

test("changes slides without animation with reduced motion", async () => {
  vi.useRealTimers(); // media changes arrive with real animation frames
  await emulateMedia({ "prefers-reduced-motion": "reduce" });
  vi.useFakeTimers();
  const { button, offsets } = await renderCarousel();
  button("Next slide").click();
  expect(offsets()[1]).toBe(0);
});

test("leaves no timer running after unmount", async () => {
  const { button, hydrate } = mountPrerenderedCarousel();
  const root = await hydrate();
  button("Next slide").click();
  pass(100);
  root.unmount();
  pass(100);
  expect(vi.getTimerCount()).toBe(0);
});

test.each([
  ["pauses for a pointer", true],
  ["does not pause for a finger", false],
])("%s that was on it before hydration", async (_what, hasHover) => {
  const { track, hydrate, shown } = mountPrerenderedCarousel();
  if (hasHover) vi.spyOn(window, "matchMedia").mockReturnValue(matchMedia("all"));
  await mouse.move(middleOf(track)); // the test device reports no hover, like a phone
  await hydrate();
  if (hasHover) expectHeld(shown);
  else expectWholeTurn(shown, 0);
});

test("stops for a focus from before hydration, and keeps it", async () => {
  const { track, hydrate, shown } = mountPrerenderedCarousel();
  await userEvent.keyboard("{Tab}{Tab}");
  await hydrate();
  pass(0); // runs the timer that checks the focus
  expectHeld(shown);
  expect(document.activeElement).toBe(track);
});

test("Stop pressed before hydration stops all motion", async () => {
  const { button, hydrate } = mountPrerenderedCarousel();
  const stop = button("Stop slide rotation");
  await userEvent.keyboard("{Tab}");
  await hydrate(() => queueMicrotask(() => stop.click())); // as before-hydration.ts does
  await expect.poll(() => stop.ariaLabel).toBe("Start slide rotation");
  expect(motionPreference.isOn()).toBe(false);
});

function expectWholeTurn(shown: () => number, at: number) {
  pass(2999);
  expect(shown()).toBe(at);
  pass(1);
  expect(shown()).toBe((at + 1) % 4);
}

function expectHeld(shown: () => number) {
  pass(5000); // shorter than a full round, which would show the first slide again
  expect(shown()).toBe(0);
}

import { userEvent } from "vitest/browser";
import { AWAY, fakeClockAndPointer, pass, renderCarousel } from "../../tests/helpers/carousel.tsx";
import { emulateMedia } from "../../tests/helpers/emulate.ts";
import { finger, middleOf, mouse } from "../../tests/helpers/pointer.ts";
import { motionPreference } from "../runtime/motion-preference.ts";

fakeClockAndPointer();

test("advances every 3000 ms, wraps around, and waits in full after a slide was chosen", async () => {
  const { dots, shown } = await renderCarousel({ rotating: true });
  for (const at of [0, 1, 2, 3, 0]) expectWholeTurn(shown, at);
  pass(2900);
  dots[3]?.click();
  expectWholeTurn(shown, 3);
});

test("moves from the last slide to the first without rewinding", async () => {
  const { dots, button, offsets, expectSettled } = await renderCarousel();
  dots[3]?.click();
  await expectSettled(3);
  button("Next slide").click();
  pass(64);
  const [first = 0] = offsets();
  expect(first > 0 && first < 316, `${first}`).toBe(true); // it enters from the right
  await expectSettled(0);
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
  expectHeld(shown);
  expect(document.activeElement).toBe(button("Start slide rotation"));
  await userEvent.keyboard("{Enter}");
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

import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { emulateMedia } from "../../../tests/helpers/emulate.ts";
import { motionPreference } from "../../runtime/motion-preference.ts";
import { Shimmer } from "./shimmer.tsx";

test("animates every six seconds with motion on, and not in between", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const { unmount } = await render(<Shimmer>Trilogy</Shimmer>);
  await expect.poll(passes).toEqual([2400]);
  motionPreference.set(false);
  expect(passes()).toEqual([]);
  motionPreference.set(true);
  for (const pass of document.getAnimations()) pass.finish();
  vi.advanceTimersByTime(5999);
  expect(passes()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(passes()).toEqual([2400]);
  await unmount();
  expect(vi.getTimerCount()).toBe(1); // an effect ends after its removal is painted
  await expect.poll(vi.getTimerCount).toBe(0);
});

test("is plain text with forced colours", async () => {
  await emulateMedia({ "forced-colors": "active" });
  await render(<Shimmer>Trilogy</Shimmer>);
  const { backgroundImage, color } = getComputedStyle(page.getByText("Trilogy").element());
  expect(backgroundImage).toBe("none");
  expect(color).toBe(getComputedStyle(document.body).color);
});

/** The durations of the running passes, in milliseconds. */
function passes() {
  const running = document.getAnimations().filter(({ playState }) => playState === "running");
  return running.map(({ effect }) => effect?.getTiming().duration);
}

import { render } from "vitest-browser-react";
import { motionPreference } from "../../runtime/motion-preference.ts";
import { Shimmer } from "./shimmer.tsx";

test("animates every six seconds with motion on, and not in between", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  await render(<Shimmer>Trilogy</Shimmer>);
  await expect.poll(passes).toBe(1);
  motionPreference.set(false);
  expect(passes()).toBe(0);
  motionPreference.set(true);
  for (const pass of document.getAnimations()) pass.finish();
  vi.advanceTimersByTime(5999);
  expect(passes()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(passes()).toBe(1);
});

function passes() {
  return document.getAnimations().filter(({ playState }) => playState === "running").length;
}

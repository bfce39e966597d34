import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { emulateMedia } from "../../../tests/helpers/emulate.ts";
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

test("is plain text with forced colours", async () => {
  await emulateMedia({ "forced-colors": "active" });
  await render(<Shimmer>Trilogy</Shimmer>);
  const { backgroundImage, color } = getComputedStyle(page.getByText("Trilogy").element());
  expect(backgroundImage).toBe("none");
  expect(color).toBe(getComputedStyle(document.body).color);
});

function passes() {
  return document.getAnimations().filter(({ playState }) => playState === "running").length;
}

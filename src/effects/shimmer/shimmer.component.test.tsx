import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { emulateMedia } from "../../../tests/helpers/emulate";
import { motion } from "../../runtime/motion";
import { Shimmer } from "./shimmer";

beforeEach(() => motion.set(true));
afterEach(() => void vi.useRealTimers());

test("the light passes through words that can be seen, while things may move", async () => {
  const { unmount } = await renderTitle();
  const title = page.getByText("Trilogy").element();
  await expect.poll(passes).toEqual([2400]);
  motion.set(false);
  expect(passes()).toEqual([]);
  motion.set(true);
  expect(passes()).toEqual([2400]);
  scrollTo(0, 5000);
  await expect.poll(passes).toEqual([]);
  scrollTo(0, 0);
  await expect.poll(passes).toEqual([2400]);
  await unmount();
  expect(title).not.toHaveAttribute("data-shimmers"); // nothing is left behind
});

test("it passes every six seconds, and nothing is animated in between", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  await renderTitle();
  await expect.poll(passes).toEqual([2400]);
  for (const pass of document.getAnimations()) pass.finish();
  await expect.element(page.getByText("Trilogy")).not.toHaveAttribute("data-shimmers");
  vi.advanceTimersByTime(5000);
  expect(passes()).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(passes()).toEqual([2400]);
});

test("a reader who resumes motion sees it, whatever the system asks for", async () => {
  await emulateMedia({ "prefers-reduced-motion": "reduce" });
  motion.set(false);
  await renderTitle();
  motion.set(true);
  await expect.poll(passes).toEqual([2400]);
});

test.each([{ media: "print" }, { "forced-colors": "active" }])(
  "with %j it is plain text",
  async (media) => {
    await emulateMedia(media);
    await renderTitle();
    const { backgroundImage, color } = getComputedStyle(page.getByText("Trilogy").element());
    expect(backgroundImage).toBe("none");
    expect(color).toBe(getComputedStyle(document.body).color);
    expect(passes()).toEqual([]);
  },
);

function renderTitle() {
  return render(
    <div style={{ height: "9000px" }}>
      <Shimmer>Trilogy</Shimmer>
    </div>,
  );
}

/** How long each pass takes that is under way, in milliseconds. */
function passes() {
  return document
    .getAnimations()
    .filter(({ playState }) => playState === "running")
    .map(({ effect }) => effect?.getTiming().duration);
}

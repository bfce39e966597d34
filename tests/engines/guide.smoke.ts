import { expect, test } from "./smoke";

const TABS = ["Step 1: Share", "Step 2: Options", "Step 3: Add", "Step 4: Done"];

test("the carousel follows the mouse on, back, and around both ends", async ({ visitor }) => {
  const expectShown = async (index: number) => {
    const selected = () => visitor.attribute("[role=tab][aria-selected=true]", "aria-label");
    await expect.poll(selected).toBe(TABS[index]);
    // It has arrived, so that the next drag begins at rest.
    await expect.poll(() => visitor.browser.evaluate(offsetOf, index)).toBe(0);
  };
  await visitor.open("/add-to-home-screen");
  await visitor.click("button", "Stop slide rotation");
  await visitor.click("tab", "Step 1");
  await expectShown(0);
  for (const [by, index] of [
    [-120, 1],
    [120, 0],
    [120, 3],
    [-120, 0],
  ] as const) {
    await visitor.drag(".carousel-slides", by);
    await expectShown(index);
  }
});

/** In the page: how far a slide is from its window, in whole pixels. */
function offsetOf(index: number) {
  const track = document.querySelector(".carousel-slides");
  const slide = track?.children[index];
  if (!track || !slide) return undefined;
  return Math.round(slide.getBoundingClientRect().left - track.getBoundingClientRect().left);
}

import { differingLevels } from "./pixels";
import { expect, test } from "./smoke";
import type { Visitor } from "./visitor";

test("the motion switch stills everything, and the choice holds on other pages", async ({
  visitor,
}) => {
  await visitor.open("/");
  await expectBackdrop(visitor);
  await expectMoving(visitor);
  await visitor.click("button", "Pause motion");
  await expect.poll(() => visitor.sees("button", "Resume motion")).toBe(true);
  expect(await visitor.attribute("html", "data-motion")).toBe("still");
  await visitor.picture();

  await visitor.click("link", "Add to Home Screen");
  await expect.poll(() => visitor.sees("button", "Start slide rotation")).toBe(true);
  await visitor.click("link", "Back to Books");
  await expect.poll(() => visitor.sees("button", "Resume motion")).toBe(true);
  await expectBackdrop(visitor);
  await visitor.picture();
  await visitor.click("button", "Resume motion");
  await expect.poll(() => visitor.sees("button", "Pause motion")).toBe(true);
  await expect.poll(() => visitor.countRunning()).toBeGreaterThan(0);
});

test.describe("with reduced motion", () => {
  test.use({ reducedMotion: "reduce" });

  test("the home page stands still, and looks the same at every visit", async ({ visitor }) => {
    await visitor.open("/");
    expect(await visitor.sees("button", "Resume motion")).toBe(true);
    await expectBackdrop(visitor);
    const first = await visitor.picture();
    await visitor.open("/nope");
    await expectBackdrop(visitor);
    expect(await differingLevels(first, await visitor.picture())).toBeGreaterThan(1000);
    await visitor.open("/");
    await expectBackdrop(visitor);
    expect(await differingLevels(first, await visitor.picture())).toBe(0);
  });
});

/** Letters and rays are drawn. */
async function expectBackdrop(visitor: Visitor) {
  await expect.poll(() => visitor.attribute(".backdrop", "data-state")).toBe("ready");
}

async function expectMoving(visitor: Visitor) {
  const before = await visitor.browser.photograph();
  const isSame = async () => before.equals(await visitor.browser.photograph());
  await expect.poll(isSame, "the picture changes").toBe(false);
}

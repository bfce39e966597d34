import { differingLevels } from "./pixels";
import { expect, test } from "./smoke";
import type { Visitor } from "./visitor";

test("the motion switch stills everything, and the choice holds on other pages", async ({
  visitor,
}) => {
  await visitor.open("/");
  await expectRays(visitor, "ready");
  await expectMoving(visitor);
  await visitor.click("button", "Pause motion");
  await expect.poll(() => visitor.sees("button", "Resume motion")).toBe(true);
  expect(await visitor.attribute("html", "data-motion")).toBe("still");
  await visitor.picture();

  await visitor.click("link", "Add to Home Screen");
  await expect.poll(() => visitor.sees("button", "Start slide rotation")).toBe(true);
  await visitor.click("link", "Back to Books");
  await expect.poll(() => visitor.sees("button", "Resume motion")).toBe(true);
  await expectRays(visitor, "ready");
  await visitor.picture();
  await visitor.click("button", "Resume motion");
  await expect.poll(() => visitor.sees("button", "Pause motion")).toBe(true);
  await expect.poll(() => visitor.countRunning()).toBeGreaterThan(0);
});

test.describe("without WebGL", () => {
  test.use({ webGl: false });

  test("a gradient stands in for the rays, and the page works", async ({ visitor }) => {
    await visitor.open("/");
    await expectRays(visitor, "fallback");
    expect(await visitor.attribute(".backdrop-letters", "data-state")).toBe("ready");
    const background = await visitor.look(() => {
      const rays = document.querySelector(".backdrop-rays");
      return rays && getComputedStyle(rays).backgroundImage;
    });
    expect(background).toContain("radial-gradient");
    await visitor.click("link", "Buy Books");
    await visitor.arrivesAt("/buy-books", "Complete Book Collection");
  });
});

test.describe("with reduced motion", () => {
  test.use({ reducedMotion: "reduce" });

  test("the home page stands still, and looks the same at every visit", async ({ visitor }) => {
    await visitor.open("/");
    expect(await visitor.sees("button", "Resume motion")).toBe(true);
    await expectRays(visitor, "ready");
    const first = await visitor.picture();
    await visitor.open("/nope");
    await expect.poll(() => visitor.attribute(".backdrop-letters", "data-state")).toBe("ready");
    expect(await differingLevels(first, await visitor.picture())).toBeGreaterThan(1000);
    await visitor.open("/");
    await expectRays(visitor, "ready");
    expect(await differingLevels(first, await visitor.picture())).toBe(0);
  });
});

/** Whether the rays are drawn, or a gradient stands in for them. */
async function expectRays(visitor: Visitor, state: "ready" | "fallback") {
  await expect.poll(() => visitor.attribute(".backdrop-rays", "data-state")).toBe(state);
}

async function expectMoving(visitor: Visitor) {
  const before = await visitor.browser.photograph();
  const isSame = async () => before.equals(await visitor.browser.photograph());
  await expect.poll(isSame, "the picture changes").toBe(false);
}

import { effectsStand, keepsDrawing, loseAndRestoreContext, watchEffects } from "./effects";
import { expect, test } from "./site";

const ON_THE_PAGE = () => {
  Reflect.deleteProperty(HTMLCanvasElement.prototype, "transferControlToOffscreen");
};

for (const where of ["in a worker", "on the page's thread"]) {
  test.describe(where, () => {
    test.beforeEach(async ({ page }) => {
      if (where !== "in a worker") await page.addInitScript(ON_THE_PAGE);
    });

    test("letters and rays are drawn", async ({ page }) => {
      await watchEffects(page);
      await page.goto("/");
      await effectsStand(page);
      expect(page.workers()).toHaveLength(where === "in a worker" ? 1 : 0);
      await keepsDrawing(page, "letters");
      await keepsDrawing(page, "rays");
    });

    test("without WebGL a gradient stands in, and the letters go on", async ({ page }) => {
      await watchEffects(page, { refused: ["webgl"] });
      await page.goto("/");
      await effectsStand(page, { letters: "ready", rays: "fallback" });
      await expect(page.locator(".backdrop-rays")).toHaveCSS("background-image", /radial-gradient/);
      await keepsDrawing(page, "letters");
    });

    test("without a 2D context the rays go on alone", async ({ page }) => {
      await watchEffects(page, { refused: ["2d"] });
      await page.goto("/");
      await effectsStand(page, { letters: "fallback", rays: "ready" });
      await keepsDrawing(page, "rays");
    });

    test("a lost context is restored and drawn on", async ({ page }) => {
      await watchEffects(page);
      await page.goto("/");
      await effectsStand(page);
      await loseAndRestoreContext(page);
      await keepsDrawing(page, "rays");
    });
  });
}

test("without either context the page stands all the same", async ({ page }) => {
  await watchEffects(page, { refused: ["webgl", "2d"] });
  await page.goto("/");
  await effectsStand(page, { letters: "fallback", rays: "fallback" });
  await page.getByRole("link", { name: /Buy Books/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Complete Book Collection");
});

test.describe("files that never come", () => {
  test.use({ expectedMessages: [/^Failed to load resource: net::ERR_FAILED/] });

  test("fonts: the letters are drawn in another", async ({ page }) => {
    await page.route("**/*.woff2", (route) => route.abort());
    await watchEffects(page);
    await page.goto("/");
    await effectsStand(page);
    await keepsDrawing(page, "letters");
  });

  test("the worker: both effects move to the page's thread", async ({ page }) => {
    await watchEffects(page);
    await page.route("**/assets/worker-*.js", (route) => route.abort());
    await page.goto("/");
    await effectsStand(page);
    await keepsDrawing(page, "letters");
  });

  test("the effects themselves: the page stands without them", async ({ page }) => {
    await page.route("**/assets/mount-*.js", (route) => route.abort());
    const failed: string[] = [];
    page.on("requestfailed", (request) => failed.push(request.url()));
    await page.goto("/");
    const theBackdropAndTheHeading = 2;
    await expect.poll(() => failed.length, { timeout: 20_000 }).toBe(theBackdropAndTheHeading);
    await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName(
      "Lyrics of the Mind",
    );
    await expect(page.locator("canvas")).toHaveCount(0);
  });
});

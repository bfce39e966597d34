import { brokenFiles } from "../helpers/broken-files";
import { expect, test } from "./smoke";
import type { Visitor } from "./visitor";

const BRAND = "Lyrics of the Mind";
const HEADINGS = {
  "/": BRAND,
  "/book/lyrics-of-the-mind-trilogy": "Lyrics of the Mind Trilogy",
  "/book/experiences-of-life": "Experiences of Life",
  "/buy-books": "Complete Book Collection",
  "/roll-the-dice": "Roll the Dice",
  "/add-to-home-screen": "Add to Home Screen",
};

test("every kind of page answers with its name, its pictures and its fonts", async ({
  visitor,
}) => {
  for (const [path, heading] of Object.entries(HEADINGS)) {
    await expectScreen(visitor, path, heading, 200);
  }
});

test("both failure screens answer 404 and lead home", async ({ visitor }) => {
  for (const [path, heading, way] of [
    ["/nope", "Unexpected Application Error!", "Back to Books"],
    ["/book/nope", "Book not found", "Return to Books"],
  ] as const) {
    await expectScreen(visitor, path, heading, 404);
    await visitor.click("link", way);
    await visitor.arrivesAt("/", BRAND);
  }
});

test("back returns to the place that was left, also after a moving cover", async ({ visitor }) => {
  await visitor.open("/");
  await visitor.look(() => scrollTo({ top: 558, behavior: "instant" }));
  await visitor.nextFrames();
  const scroll = () => visitor.look(() => scrollY);
  const left = await scroll();
  await visitor.look(() => document.querySelector<HTMLElement>("main a[href*=trilogy]")?.click());
  await expect.poll(() => visitor.text(".dock p")).toBe("1 of 90");
  await expect.poll(scroll).toBe(0);
  await visitor.look(() => history.back());
  await expect.poll(() => visitor.text(".home-cards h2")).toBe("Lyrics of the Mind Trilogy");
  await visitor.look(async () => {
    const moving = document.getAnimations().filter(({ effect }) => {
      return (effect as KeyframeEffect).pseudoElement?.startsWith("::view-transition");
    });
    await Promise.all(moving.map(({ finished }) => finished));
  });
  await visitor.nextFrames();
  expect(await scroll()).toBe(left);
});

async function expectScreen(visitor: Visitor, path: string, heading: string, status: number) {
  await visitor.open(path);
  expect(visitor.site.statuses.get(path), path).toBe(status);
  expect(await visitor.sees("heading", heading), `${path}: ${heading}`).toBe(true);
  const title = await visitor.look(() => document.title);
  expect(title.includes(heading) && title.endsWith(BRAND), `${path}: ${title}`).toBe(true);
  expect(await visitor.look(brokenFiles), path).toEqual([]);
}

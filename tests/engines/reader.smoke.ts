import { expect, test } from "./smoke";
import type { Visitor } from "./visitor";

const COLLECTION = "/book/lyrics-of-the-mind-trilogy";

test("buttons and keys turn the quotes, around both ends; random asks anew", async ({
  visitor,
}) => {
  await visitor.open(`${COLLECTION}#nonsense`);
  await expect.poll(() => visitor.address()).toBe(COLLECTION); // it names no quote
  await visitor.click("button", "Previous quote");
  await expectCounter(visitor, 90);
  await visitor.click("button", "Next quote");
  await expectCounter(visitor, 1);
  await visitor.press("ArrowRight");
  await expectCounter(visitor, 2);
  await visitor.press("ArrowLeft");
  await expectCounter(visitor, 1);
  for (const name of ["Random Quote", "Another one?"]) {
    const shown = await visitor.text("blockquote");
    await visitor.click("button", name);
    await expect.poll(() => visitor.text("blockquote")).not.toBe(shown);
  }
});

test("the slider goes far by keys and by mouse, and the address follows", async ({ visitor }) => {
  await visitor.open(COLLECTION);
  const place = async () => Number.parseInt((await visitor.text(".dock-count")) ?? "", 10);
  await visitor.look(() => document.querySelector<HTMLElement>("[type=range]")?.focus());
  await visitor.press("End");
  await expectCounter(visitor, 90);
  await visitor.press("PageDown");
  await expect.poll(place).toBeLessThan(90);
  await visitor.press("PageUp");
  await expectCounter(visitor, 90);
  await expect.poll(() => visitor.address()).toBe(`${COLLECTION}#eol30`);
  await visitor.press("Home");
  await expectCounter(visitor, 1);
  await visitor.press("ArrowRight");
  await expect.poll(() => visitor.address()).toBe(`${COLLECTION}#q2`);

  await visitor.drag("[type=range]", 60); // from its middle
  await expect.poll(place).toBeGreaterThan(45);
  await expect.poll(() => visitor.address()).toMatch(/#(lomv2|eol)/);
});

test("a book opens from its card with a view transition, or without where there is none", async ({
  visitor,
  engine,
}) => {
  await visitor.open(COLLECTION);
  const canMove = await visitor.look(() => {
    if (!document.startViewTransition) return false;
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      document.documentElement.dataset.moved = "";
      return start(update);
    };
    return true;
  });
  if (engine === "chromium") expect(canMove).toBe(true);
  const goHome = async () => {
    await visitor.click("link", "Back to Books");
    await visitor.arrivesAt("/", "Lyrics of the Mind");
  };
  await goHome(); // both pages' files are here now
  await visitor.click("link", "Lyrics of the Mind Trilogy");
  await visitor.arrivesAt(COLLECTION, "Lyrics of the Mind Trilogy");
  await expect
    .poll(() => visitor.look(() => "moved" in document.documentElement.dataset))
    .toBe(canMove);
  await visitor.look(() => void Object.assign(document, { startViewTransition: undefined }));
  await goHome();
});

async function expectCounter(visitor: Visitor, at: number) {
  await expect.poll(() => visitor.text(".dock p")).toBe(`${at} of 90`);
}

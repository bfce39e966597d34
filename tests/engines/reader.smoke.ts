import { expect, test } from "./smoke";
import type { Visitor } from "./visitor";

const COLLECTION = "/book/lyrics-of-the-mind-trilogy";
const QUOTES = 90;

test("quotes are turned by buttons and keys, around both ends", async ({ visitor }) => {
  await visitor.open(COLLECTION);
  await expectCounter(visitor, 1);
  await visitor.click("button", "Previous quote");
  await expectCounter(visitor, 90);
  await visitor.click("button", "Next quote");
  await expectCounter(visitor, 1);
  await visitor.press("ArrowRight");
  await expectCounter(visitor, 2);
  await visitor.press("ArrowLeft");
  await expectCounter(visitor, 1);
});

test("random shows another quote, and asks anew after its first use", async ({ visitor }) => {
  await visitor.open(COLLECTION);
  const first = await visitor.text("blockquote");
  await visitor.click("button", "Random Quote");
  await expect.poll(() => visitor.sees("button", "Another one?")).toBe(true);
  await expect.poll(() => visitor.text("blockquote")).not.toBe(first);
  expect(await visitor.sees("button", "Random Quote")).toBe(false);
  const second = await visitor.text("blockquote");
  await visitor.click("button", "Another one?");
  await expect.poll(() => visitor.text("blockquote")).not.toBe(second);
});

test("a fragment opens its quote, stepping names the next, an unknown one goes", async ({
  visitor,
}) => {
  await visitor.open(`${COLLECTION}#eol7`);
  await expectCounter(visitor, 67);
  expect(await visitor.address()).toBe(`${COLLECTION}#eol7`);
  await visitor.click("button", "Next quote");
  await expect.poll(() => visitor.address()).toBe(`${COLLECTION}#eol8`);
  await expectCounter(visitor, 68);

  await visitor.open(`/buy-books`); // else the next would be the same document
  await visitor.open(`${COLLECTION}#nonsense`);
  await expect.poll(() => visitor.address()).toBe(COLLECTION);
  await expectCounter(visitor, 1);
});

async function expectCounter(visitor: Visitor, at: number) {
  await expect.poll(() => visitor.text(".dock p")).toBe(`${at} of ${QUOTES}`);
}

import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { layoutFaults, SIZES } from "../../tests/helpers/boxes";
import { bookOf } from "../../tests/helpers/mounted-book";
import { propsOf } from "../../tests/helpers/page-props";
import { BookPage } from "../pages/book/book-page";
import { BuyPage } from "../pages/buy/buy-page";
import { DicePage } from "../pages/dice/dice-page";
import { GuidePage } from "../pages/guide/guide-page";
import { HomePage } from "../pages/home/home-page";
import { markHydrated } from "../runtime/hydrated";
import { UpdateNotice } from "./update-notice";

const { worker, notYet } = vi.hoisted(() => {
  const notYet = (_apply: () => void) => {};
  return { worker: { announce: notYet, apply: vi.fn() }, notYet };
});
vi.mock("./updates", () => ({
  watchUpdates(onReady: (apply: () => void) => void) {
    worker.announce = onReady;
  },
}));
markHydrated();

const reload = page.getByRole("button", { name: "New version, reload" });
const status = page.getByRole("status");

test("takes the newer version when asked, and says so while the browser hands over", async () => {
  await updateReady();
  await userEvent.click(reload);
  expect(worker.apply).toHaveBeenCalledOnce();
  await expect.element(page.getByRole("button", { name: "Reloading…" })).toBeVisible();
});

test("can be put away, keeps the focus, and comes back for the next version", async () => {
  await updateReady();
  await userEvent.click(page.getByRole("button", { name: "Not now" }));
  await expect.element(status).toBeEmptyDOMElement();
  await expect.element(status).toHaveFocus();
  worker.announce(worker.apply);
  await expect.element(reload).toBeVisible();
});

test.each([
  { name: "home", screen: <HomePage page={await propsOf("home")} /> },
  { name: "buy", screen: <BuyPage page={await propsOf("buy")} /> },
  { name: "dice", screen: <DicePage page={await propsOf("dice")} /> },
  { name: "guide", screen: <GuidePage page={await propsOf("guide")} /> },
])("covers nothing at the end of $name, at any size", async ({ screen }) => {
  await updateReady(screen);
  for (const [width, height] of SIZES) {
    await page.viewport(width, height);
    scrollTo(0, document.documentElement.scrollHeight);
    const covered = layoutFaults().filter((fault) => /New version|Not now/.test(fault));
    expect(covered, `${width} by ${height}`).toEqual([]);
  }
});

test.each(SIZES)("ends where the page's columns end, at %i by %i", async (width, height) => {
  await page.viewport(width, height);
  await updateReady(<BuyPage page={await propsOf("buy")} />);
  expect(boxOf(".notice").right).toBeCloseTo(boxOf(".buy-benefits").right, 0);
});

test("does not cover the way to the shop, which stays on a phone's screen", async () => {
  await page.viewport(390, 844);
  await updateReady(<BuyPage page={await propsOf("buy")} />);
  const shop = page.getByRole("link", { name: /^Purchase Collection/ }).element();
  const above = reload.element().getBoundingClientRect().bottom;
  expect(above).toBeLessThan(shop.getBoundingClientRect().top);
});

test("stands clear of every way to turn a book, at any size", async () => {
  await updateReady(<BookPage page={await bookOf("lyrics-of-the-mind-trilogy")} />);
  for (const [width, height] of SIZES) {
    await page.viewport(width, height);
    scrollTo(0, 0);
    const notice = boxOf(".update-notice");
    const dock = boxOf(".dock");
    const isClear = notice.bottom <= dock.top || notice.left >= dock.right;
    expect(isClear, `${width} by ${height}`).toBe(true);
  }
});

function boxOf(selector: string) {
  return document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
}

async function updateReady(screen = <></>) {
  vi.stubEnv("PROD", true);
  worker.announce = notYet;
  worker.apply.mockClear();
  await render(
    <>
      {screen}
      <UpdateNotice />
    </>,
  );
  await expect.poll(() => worker.announce).not.toBe(notYet);
  worker.announce(worker.apply);
  await expect.element(reload).toBeVisible();
  vi.unstubAllEnvs();
}

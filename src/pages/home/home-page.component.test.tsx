import { page } from "vitest/browser";
import { cleanup, render } from "vitest-browser-react";
import {
  belowFirstScreen,
  layoutFaults,
  WINDOW_SIZES,
} from "../../../tests/helpers/layout-faults.ts";
import {
  eachWindow,
  loadFonts,
  propsOf,
  queryElement,
} from "../../../tests/helpers/mounted-page.ts";
import { motionPreference } from "../../runtime/motion-preference.ts";
import HomePage from "./home-page.tsx";

const home = await propsOf("home");

beforeEach(async () => {
  await render(<HomePage page={home} />);
  await loadFonts();
});

test("fits with a longer tagline, in motion and paused", async () => {
  queryElement(".typing-tagline").textContent = "find out who you might become, slowly";
  await eachWindow([...WINDOW_SIZES, [667, 375], [932, 430]], (_width, height) => {
    const faults = [true, false].flatMap((isOn) => {
      motionPreference.set(isOn);
      return layoutFaults();
    });
    return [...faults, ...(height < 500 ? belowFirstScreen(".card--book") : [])];
  });
});

test("shows the buy card directly after its book, and the dice and the guide last", async () => {
  const [book] = home.books;
  const books = ["1", "2", "3"].map((id) => ({ ...book, id, title: id }) as (typeof home.books)[0]);
  await cleanup();
  await render(<HomePage page={{ ...home, books }} />);
  const titles = page.getByRole("heading", { level: 2 }).elements();
  expect(titles.map(({ textContent }) => textContent)).toEqual([
    "1",
    "2",
    home.buy.title,
    "3",
    home.dice.title,
    home.guide.title,
  ]);
});

import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { propsOf } from "../../../tests/helpers/mounted-page.ts";
import HomePage from "./home-page.tsx";

const home = await propsOf("home");

test("shows the buy card directly after its book, and the dice and the guide last", async () => {
  const [book] = home.books;
  const books = ["1", "2", "3"].map((id) => ({ ...book, id, title: id }) as (typeof home.books)[0]);
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

import { site } from "virtual:content";
import type { ReactNode } from "react";
import { render } from "vitest-browser-react";
import { layoutFaults, WINDOW_SIZES } from "../../tests/helpers/layout-faults.ts";
import { eachWindow, loadFonts, propsOf } from "../../tests/helpers/mounted-page.ts";
import { routeAt } from "../app/routes.tsx";
import { motionPreference } from "../runtime/motion-preference.ts";
import { graphemes } from "../shared/graphemes.ts";
import BuyPage from "./buy/buy-page.tsx";
import DicePage from "./dice/dice-page.tsx";
import GuidePage from "./guide/guide-page.tsx";
import HomePage from "./home/home-page.tsx";

/* Texts of other authors: few and many, very short and very long, and two that are equal. */
const LONG = "Salt keeps the sea in mind, and the sea forgets: who would not, with so much to do?";
const heading = "A Considerable Circumstance of a Small House by the Sea";
const intro = `${LONG} ${LONG} ${LONG}`;
const boxes = [1, 2].map(() => ({ title: heading, text: LONG }));
const home = await propsOf("home");
const buy = await propsOf("buy");
const dice = await propsOf("dice");
const guide = await propsOf("guide");
const card = { title: LONG, subtitle: LONG };
const titles = [LONG, "Unbeantwortete Nachtgespräche", "Considerable Trilogy"];
const texts = {
  heading: { title: graphemes(heading), tagline: graphemes(LONG.slice(0, 60)) },
  intro: LONG,
  dice: { ...card, title: "Startbildschirm – Grandmother, Considerably" },
  guide: card,
  buy: { ...home.buy, ...card },
};
const twelve = Array.from({ length: 12 }, (_, index) => {
  const title = titles[index % 3];
  return { ...home.books[index % 2], ...card, title, id: `${index}`, path: `/book/${index}` };
}) as typeof home.books;

const PAGES: [what: string, open: () => ReactNode | Promise<ReactNode>][] = [
  ["one book", () => <HomePage page={{ ...home, ...texts, books: home.books.slice(1) }} />],
  ["twelve books", () => <HomePage page={{ ...home, ...texts, books: twelve }} />],
  ["a book of one quote of one letter", () => routeAt("/book/one").load()],
  ["a book of twelve volumes", () => routeAt("/book/many").load()],
  ["an offer", () => <BuyPage page={{ ...buy, heading, benefits: boxes, price: "$1,249.90" }} />],
  ["a die", () => <DicePage page={{ ...dice, heading, intro, boxes, author: "Jörg Müller" }} />],
  ["a guide", () => <GuidePage page={{ ...guide, heading, subtitle: LONG }} />],
];

beforeAll(() => {
  Object.assign(site, { author: "Jörg Müller-Lüdenscheidt" });
});
beforeEach(() => motionPreference.set(false));

test.each(PAGES)("%s of another author fits every window", async (_what, open) => {
  const error = vi.spyOn(console, "error").mockReturnValue();
  await render(await open());
  expect(error).not.toHaveBeenCalled();
  await loadFonts();
  await eachWindow([...WINDOW_SIZES, [667, 375]], (width) => {
    scrollTo(0, document.body.scrollHeight);
    // The tagline may come close to the title, and the narrowest window breaks words of 12 letters.
    const allowed =
      width < 390 ? /^“A Cons.+ too near$|“Circumstance” is broken/ : /^“A Cons.+ too near$/;
    return [...layoutFaults().filter((fault) => !allowed.test(fault)), ...brokenWords()];
  });
});

/** The letters of the typed heading that begin a line within a word. */
function brokenWords() {
  const letters = [...document.querySelectorAll<HTMLElement>(".typing > span > *")];
  const isBreak = ({ offsetTop }: HTMLElement, index: number) => {
    const before = letters[index - 1];
    return before && before.textContent !== " " && before.offsetTop !== offsetTop;
  };
  return letters.filter(isBreak).map((letter) => `breaks before ${letter.textContent}`);
}

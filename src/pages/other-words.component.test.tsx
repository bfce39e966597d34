import { site } from "virtual:content";
import type { ReactNode } from "react";
import { render } from "vitest-browser-react";
import { layoutFaults } from "../../tests/helpers/layout-faults";
import { eachWindow, loadFonts, propsOf } from "../../tests/helpers/mounted-page";
import { routeAt } from "../app/routes";
import { markHydrated } from "../runtime/hydrated";
import { motionPreference } from "../runtime/motion-preference";
import { graphemes } from "../shared/graphemes";
import { BuyPage } from "./buy/buy-page";
import { DicePage } from "./dice/dice-page";
import { GuidePage } from "./guide/guide-page";
import { HomePage } from "./home/home-page";

/* Words of other authors: few and many, very short and very long. */
const WINDOWS = [
  [320, 568],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1440, 900],
  [1920, 1080],
] as const;
const LONG = "Salt remembers the sea, and the sea forgets: who would not, with so much to keep?";
const HEADING = `${LONG} Startbildschirm`;
/** On a small screen they stand close together by design. */
const TAGLINE_BELOW_TITLE = /^“What\? .+ [2-7] px apart$/;
const home = await propsOf("home");
const buy = await propsOf("buy");
const dice = await propsOf("dice");
const guide = await propsOf("guide");
const card = { title: LONG, subtitle: LONG };
const texts = {
  heading: { title: graphemes("What? (A+B) & Co."), tagline: graphemes(LONG.slice(0, 60)) },
  intro: LONG,
  dice: card,
  guide: card,
  buy: { ...home.buy, ...card },
};
const twelve = Array.from({ length: 12 }, (_, index) => {
  return { ...home.books[index % 2], ...card, id: `${index}`, path: `/book/${index}` };
}) as typeof home.books;

const PAGES: [what: string, open: () => ReactNode | Promise<ReactNode>][] = [
  [
    "a home page with one book",
    () => <HomePage page={{ ...home, ...texts, books: home.books.slice(1) }} />,
  ],
  ["a home page with twelve", () => <HomePage page={{ ...home, ...texts, books: twelve }} />],
  ["a book of one quote of one letter", () => routeAt("/book/one").load()],
  ["a book of twelve volumes", () => routeAt("/book/many").load()],
  ["a long offer", () => <BuyPage page={{ ...buy, heading: HEADING, price: "$1,249.90" }} />],
  [
    "a long introduction",
    () => (
      <DicePage
        page={{
          ...dice,
          heading: HEADING,
          intro: `${LONG} ${LONG} ${LONG}`,
          author: "Jörg Müller",
        }}
      />
    ),
  ],
  ["a long guide", () => <GuidePage page={{ ...guide, heading: HEADING, subtitle: LONG }} />],
];

beforeAll(() => {
  markHydrated();
  Object.assign(site, { author: "Jörg Müller-Lüdenscheidt" });
});
beforeEach(() => motionPreference.set(false));

test.each(PAGES)("%s fits every window", async (_what, open) => {
  await render(await open());
  await loadFonts();
  await eachWindow(WINDOWS, () => {
    scrollTo(0, document.body.scrollHeight);
    return layoutFaults().filter((fault) => !TAGLINE_BELOW_TITLE.test(fault));
  });
});

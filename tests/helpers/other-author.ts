import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import sharp from "sharp";
import { parse, stringify } from "yaml";

const WORDS =
  "Salt remembers the sea, and the sea forgets: who would not, with so much water to keep an eye on? ";
const LONG_WORD = "Weltanschauungslehrenverzeichnis";
const SCRIPTS = [
  "البحر ينسى والملح يتذكر، ومن منا لا ينسى؟",
  "盐记得海，海却忘了。谁不会忘记呢？",
  "नमक को समुद्र याद रहता है।",
  "Соль помнит море, а море забывает.",
  "👩‍👩‍👧 🇦🇹 e\u0301 ﬁ",
];
const POEM = "Salt on the sill,\nsalt on the bread.\n\nNobody asked\nwhat the gulls had said.";
/** Titles and slugs that code could take for something else. */
const TITLES: [slug: string, title: string, subtitle?: string][] = [
  ["early-birds", "Early Birds", "Volume One"],
  ["main", LONG_WORD, "With a subtitle so long that it needs a second line on any telephone"],
  ["book", "The Sea, Considered as a Long and Rather Damp Letter to Somebody Else Entirely"],
  ["assets", "$& $1 {x} `y` <b> &amp; </script>", "“Quoted”, 'twice'"],
  ["q", "Q"],
  ["sw", "盐与海", "第一卷"],
  ["roll-the-dice", "Соль", "Том первый"],
  ...["seven", "eight", "nine", "ten", "eleven"].map((slug): [string, string] => [slug, slug]),
];

/**
 * Writes the content of an author whose texts, names and pictures differ from ours in every way
 * that the checks allow. The page texts begin as the fixtures'.
 */
export async function writeOtherAuthor(folder: string) {
  const write = (file: string, value: unknown) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), Buffer.isBuffer(value) ? value : stringify(value));
  };
  write("site.yaml", {
    brand: "What? (A+B) & Co.",
    shortName: "What? (A+B)",
    tagline: "a line at a time, and now and then two, as the sea allows",
    siteUrl: "https://what-and-co.com/",
    shopUrl: "https://shop.what-and-co.com/set?currency=usd&ref=site#top",
    experienceUrl: "https://dice.what-and-co.com/",
    author: "Jörg Müller-Lüdenscheidt",
    price: "1249.90",
  });
  for (const [index, [slug, title, subtitle]] of TITLES.entries()) {
    const coverUrl = index === 0 ? "covers/salt.jpg" : "covers/a b.png";
    const quotes = quotesOf(slug, index === 0 ? 400 : 1 + (index % 3));
    write(`volumes/${slug}.yaml`, { slug, title, subtitle, coverUrl, quotes });
  }
  const [, one = ["", ""]] = TITLES;
  const shelf = { slug: "shelf", title: `All of it: ${WORDS}`, coverUrl: "covers/wide.webp" };
  const volumes = TITLES.map(([slug]) => slug);
  write("collections/shelf.yaml", { id: "2", ...shelf, subtitle: LONG_WORD, volumes });
  const alone = { slug: "alone", title: "Ä", coverUrl: "covers/salt.jpg", volumes: [one[0]] };
  write("collections/alone.yaml", { id: "10", ...alone });

  for (const file of readdirSync("tests/fixtures/pages")) {
    const page = parse(readFileSync(join("tests/fixtures/pages", file), "utf8"));
    write(`pages/${file}`, { ...page, ...pageTexts(basename(file, ".yaml"), page) });
  }
  write(
    "covers/salt.jpg",
    await photograph(900, 1350).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  );
  write("covers/a b.png", await photograph(300, 300).png().toBuffer());
  write("covers/wide.webp", await photograph(1600, 700).webp().toBuffer());
  write("pictures/salt.jpg", await photograph(2400, 1000).jpeg().toBuffer());
  write("pictures/step.avif", await photograph(640, 480).avif().toBuffer());
}

/** Quotes of 1 to 600 characters; some are poems, or in other scripts. */
function quotesOf(slug: string, count: number) {
  return Array.from({ length: count }, (_, index) => {
    const length = 1 + ((index * 37) % 600);
    const text = `${index} ${WORDS.repeat(7)}`.slice(0, length).trim();
    const other = [POEM, ...SCRIPTS, LONG_WORD.repeat(3)][index % 40];
    return {
      id: `${slug}.${index}`,
      text: other ?? text,
      example: WORDS.slice(0, 1 + (index % 90)),
    };
  });
}

function pageTexts(name: string, page: { [key: string]: object[] & Record<string, object> }) {
  const picture = "/pictures/salt.jpg";
  const long = { title: LONG_WORD, subtitle: WORDS };
  const cards = ["buy", "dice", "guide"].map((card) => [card, { ...page[card], ...long }]);
  return {
    home: { intro: WORDS + WORDS, ...Object.fromEntries(cards), buy: { ...long, afterBook: "10" } },
    book: {},
    buy: { heading: `${LONG_WORD} & more`, picture, pictureText: WORDS },
    dice: { heading: "掷", intro: WORDS.repeat(4), quote: POEM, boxes: [] },
    guide: {
      heading: "Zum Startbildschirm hinzufügen",
      steps: page.steps?.map((step) => ({ ...step, icon: "pictures/step.avif" })),
    },
  }[name];
}

/** Noise, which compresses worse than any photograph. */
function photograph(width: number, height: number) {
  const noise = { type: "gaussian", mean: 120, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: "navy", noise } });
}

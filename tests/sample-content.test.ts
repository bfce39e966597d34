import { loadContent } from "../content-reader/read-content.ts";

const { site, pages, collections, volumes } = await loadContent("content");
const fixtures = await loadContent("tests/fixtures");
/** An author's content has real addresses, and may say whatever the author likes. */
const isSample = new URL(site.siteUrl).hostname.endsWith(".example");
const idsOf = (prefix: string) => Array.from({ length: 30 }, (_, index) => `${prefix}${index + 1}`);

test.runIf(isSample)("the sample has two collections of three volumes of thirty quotes", () => {
  expect(collections).toMatchObject([
    {
      id: "1",
      slug: "lyrics-of-the-mind-trilogy",
      title: "Lyrics of the Mind Trilogy",
      subtitle: "The Complete Collection",
      volumes: [
        { slug: "lyrics-of-the-mind" },
        { slug: "lyrics-of-the-mind-volume-2" },
        { slug: "experiences-of-life" },
      ],
    },
    {
      id: "2",
      slug: "dream-chasers-trilogy",
      title: "The Dream Chaser's Trilogy",
      subtitle: "The Complete Collection",
      volumes: [
        { slug: "dream-chasers-bible" },
        { slug: "dream-chasers-bible-volume-2" },
        { slug: "dream-chasers-bible-volume-3" },
      ],
    },
  ]);
  expect(volumes).toHaveLength(6);
  expect(collections.map(({ quotes }) => quotes.map(({ id }) => id))).toEqual([
    ["q", "lomv2-", "eol"].flatMap(idsOf),
    ["dcb", "dcbv2-", "dcbv3-"].flatMap(idsOf),
  ]);
});

test.runIf(isSample)("its pages say the words that tests/built/pages.test.ts expects", () => {
  const { brand, tagline, price } = site;
  expect([brand, tagline, price]).toEqual([
    "Lyrics of the Mind",
    "uncover the true you",
    undefined,
  ]);
  expect(pages.buy.title).toBe("Buy Complete Book Collection");
  const free = { description: "", captions: {}, picture: "" }; // the specification leaves these open
  for (const kind of ["home", "buy", "dice", "guide"] as const)
    expect({ ...pages[kind], ...free }).toEqual({ ...fixtures.pages[kind], ...free });
});

import { loadContent } from "../content-reader/read-content.ts";

const { site, pages, collections, volumes } = await loadContent("content");
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

test.runIf(isSample)("the sample says what the specification says, word for word", () => {
  expect(site).toMatchObject({ brand: "Lyrics of the Mind", tagline: "uncover the true you" });
  expect(site).not.toHaveProperty("price");
  expect(pages).toMatchObject({
    home: {
      raysOrigin: "top-center",
      buy: { afterBook: "2", title: "Buy Books", subtitle: "Complete Collection Available" },
      dice: {
        title: "Roll the Dice – This is How Life Is, Keep Trying",
        subtitle: "Interactive Experience",
      },
      guide: { title: "Add to Home Screen", subtitle: "Custom Screen" },
    },
    buy: {
      title: "Buy Complete Book Collection",
      heading: "Complete Book Collection",
      offer: {
        title: "Complete Collection",
        button: "Purchase Collection",
        included: [
          { text: "The Dream Chaser's Trilogy complete series" },
          { text: "Experiences" },
          { text: "All published poetry collections" },
          { text: "Exclusive bonus content" },
          { text: "Digital and physical formats" },
        ],
      },
      benefits: [
        { title: "Complete Experience" },
        { title: "Value Package" },
        { title: "Exclusive Content" },
      ],
    },
    dice: {
      button: "Start Experience",
      boxes: [{ title: "Philosophy in Action" }, { title: "Personal Growth" }],
    },
    guide: {
      heading: "Add to Home Screen",
      subtitle: "This screen is ready for customization",
      steps: [
        { id: 1, title: "Share", description: "Tap the share button in your browser." },
        { id: 2, title: "Options", description: "Find 'Add to Home Screen' in the menu." },
        { id: 3, title: "Add", description: "Confirm by tapping the 'Add' button." },
        { id: 4, title: "Done", description: "The app icon appears on your home screen." },
      ],
    },
  });
});

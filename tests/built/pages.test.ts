import { documentOf } from "./site.ts";

const TRILOGY = "/book/lyrics-of-the-mind-trilogy";
const BACK = ["/", "Back to Books"];

/** What a reader reads in each element of a page's content that matches. */
function textsIn(path: string, selector: string) {
  const main = documentOf(path).querySelector("main");
  for (const decoration of main?.querySelectorAll("[aria-hidden]") ?? []) decoration.remove();
  return (main?.querySelectorAll(selector) ?? []).map(({ structuredText }) =>
    structuredText.replace(/\s+/g, " ").trim(),
  );
}

function linksIn(path: string, selector: string) {
  const links = documentOf(path).querySelectorAll(`main ${selector}`);
  const texts = textsIn(path, selector);
  return links.map((link, index) => [link.getAttribute("href"), texts[index]]);
}

test("the home page shows the brand, its tagline, and the cards in their order", () => {
  expect(textsIn("/", "h1")).toEqual(["Lyrics of the Mind"]);
  expect(textsIn("/", "p")).toContain("uncover the true you");
  expect(linksIn("/", "li a").slice(0, 5)).toEqual([
    [TRILOGY, "Lyrics of the Mind Trilogy The Complete Collection"],
    ["/book/dream-chasers-trilogy", "The Dream Chaser's Trilogy The Complete Collection"],
    ["/buy-books", "Buy Books Complete Collection Available"],
    ["/roll-the-dice", "Roll the Dice – This is How Life Is, Keep Trying Interactive Experience"],
    ["/add-to-home-screen", "Add to Home Screen Custom Screen"],
  ]);
});

test("each card of a book shows its cover", () => {
  for (const slug of ["lyrics-of-the-mind-trilogy", "dream-chasers-trilogy"]) {
    const cover = documentOf("/").querySelector(`[href="/book/${slug}"] img`);
    expect(cover?.getAttribute("src")).toMatch(new RegExp(`^/pictures/${slug}-`));
  }
});

test("a book shows its title, its first quote with an example, and what turns the quotes", () => {
  expect(linksIn(TRILOGY, "a[href='/']")).toEqual([BACK]);
  expect(textsIn(TRILOGY, "h1")).toEqual(["Lyrics of the Mind Trilogy"]);
  expect(textsIn(TRILOGY, "blockquote")[0]).toBe(
    "Who were you at eight, before you learned which parts got a laugh? Start there. Today: Spend ten minutes on something you loved at eight, with nobody watching or grading.",
  );
  expect(textsIn(TRILOGY, "p")).toEqual(
    expect.arrayContaining(["The Complete Collection", "1 of 12"]),
  );
  expect(textsIn(TRILOGY, "button")).toContain("Random Quote");
  for (const name of ["Previous quote", "Next quote"])
    expect(documentOf(TRILOGY).querySelectorAll(`button[aria-label="${name}"]`)).toHaveLength(1);
});

test("the offer lists what is included, leads to the shop, and names three benefits", () => {
  expect(linksIn("/buy-books", "a[href='/']")).toEqual([BACK]);
  expect(textsIn("/buy-books", "h1, h2")).toEqual([
    "Complete Book Collection",
    "Complete Collection",
    "Complete Experience",
    "Value Package",
    "Exclusive Content",
  ]);
  expect(textsIn("/buy-books", "li")).toEqual([
    "The Dream Chaser's Trilogy complete series",
    "Experiences",
    "All published poetry collections",
    "Exclusive bonus content",
    "Digital and physical formats",
  ]);
  expect(documentOf("/buy-books").querySelectorAll("main img[alt]")).toHaveLength(1);
  expect(linksIn("/buy-books", "a[href^=https]")).toEqual([
    ["https://shop.lyrics-of-the-mind.example/", "Purchase Collection (opens in a new tab)"],
  ]);
});

test("the dice page has an intro, a die, the way to the experience, a quote and two boxes", () => {
  const path = "/roll-the-dice";
  expect(linksIn(path, "a[href='/']")).toEqual([BACK]);
  expect(textsIn(path, "h1, h2")).toEqual([
    "Roll the Dice",
    "Philosophy in Action",
    "Personal Growth",
  ]);
  expect(textsIn(path, "p").join()).toContain("Every throw is a small yes to the unknown");
  expect(documentOf(path).querySelectorAll("button[aria-label='Roll the dice']")).toHaveLength(1);
  expect(linksIn(path, "a[href^=https]")).toEqual([
    ["https://dice.lyrics-of-the-mind.example/", "Start Experience (opens in a new tab)"],
  ]);
  expect(textsIn(path, "blockquote")).toEqual([
    "Life never promised you the six. It only keeps handing you the dice.",
  ]);
});

test("the guide shows four steps, each with its picture", () => {
  const path = "/add-to-home-screen";
  expect(linksIn(path, "a[href='/']")).toEqual([BACK]);
  expect(textsIn(path, "h1, h2")).toEqual([
    "Add to Home Screen",
    "Share",
    "Options",
    "Add",
    "Done",
  ]);
  expect(textsIn(path, "p")).toEqual(
    expect.arrayContaining([
      "This screen is ready for customization",
      "Tap the share button in your browser.",
      "Find 'Add to Home Screen' in the menu.",
      "Confirm by tapping the 'Add' button.",
      "The app icon appears on your home screen.",
    ]),
  );
  const pictures = documentOf(path).querySelectorAll("main img");
  expect(pictures.map((picture) => picture.getAttribute("src"))).toEqual(
    ["share", "options", "add", "done"].map((name) => expect.stringContaining(name)),
  );
});

test.each([
  ["/404", "Unexpected Application Error! 404 Not Found", BACK],
  ["/book/404", "Book not found", ["/", "Return to Books"]],
])("the page for unknown paths, %s, says what is wrong and leads home", (path, text, link) => {
  expect(textsIn(path, "h1, p").join(" ")).toBe(text);
  expect(linksIn(path, "a")).toEqual([link]);
});

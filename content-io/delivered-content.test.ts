import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { publishChecklist } from "./publish-checklist.ts";
import { checkContent, problemLine } from "./read-content.ts";

const parent = await mkdtemp(join(tmpdir(), "site-"));
const folder = join(parent, "content");
afterAll(() => rm(parent, { recursive: true }));

async function change(file: string, from: string | RegExp, to: string) {
  const text = await readFile(join(folder, file), "utf8");
  await writeFile(join(folder, file), text.replace(from, to));
}

async function suggestions() {
  const { files, filesByKind } = await checkContent(folder);
  const { optional } = await publishChecklist(folder, files, filesByKind);
  return optional.map(problemLine).filter((line) => !/no (author|price) is given/.test(line));
}

test("lists every line that still sells the sample's books once the brand has changed", async () => {
  await cp("tests/fixtures", folder, { recursive: true });
  expect(await suggestions()).toEqual([]);
  await change("site.yaml", /brand: .*/, "brand: Small Hours");
  await change("collections/lyrics-of-the-mind-trilogy.yaml", /title: .*/, "title: Nights");
  await change("volumes/experiences-of-life.yaml", /text: .*/g, "text: Another, at last.");
  await change("pages/dice.yaml", /intro: .*/, "intro: From the Dream Chaser’s Bible, and on.");
  await change("pages/dice.yaml", /quote: .*/, "quote: As in the Lyrics of the Mind Trilogy.");
  // Files are compared by the same digests as texts.
  await writeFile(join(folder, "pictures/step-1-share.svg"), "uncover the true you");
  await mkdir(join(parent, "public"));
  await writeFile(join(parent, "public/favicon.ico"), "uncover the true you");
  expect((await suggestions()).filter((line) => !line.includes("repeats"))).toEqual([
    "content/collections/dream-chasers-trilogy.yaml:3  is still a book of the sample",
    'content/pages/buy.yaml:6  is still the sample\'s text: "Six volumes of the complete collection on a …"',
    "content/pages/buy.yaml:12  is still the sample's text: \"The Dream Chaser's Trilogy complete series\"",
    'content/pages/buy.yaml:14  is still the sample\'s text: "Experiences"',
    'content/pages/buy.yaml:16  is still the sample\'s text: "All published poetry collections"',
    'content/pages/buy.yaml:18  is still the sample\'s text: "Exclusive bonus content"',
    'content/pages/buy.yaml:20  is still the sample\'s text: "Digital and physical formats"',
    'content/pages/buy.yaml:23  is still the sample\'s text: "Read both trilogies in order and hear how the …"',
    'content/pages/buy.yaml:24  is still the sample\'s text: "Every volume in one purchase, kinder than …"',
    'content/pages/buy.yaml:25  is still the sample\'s text: "Bonus pages and unpublished quotes that live …"',
    'content/pages/dice.yaml:6  names "Lyrics of the Mind Trilogy", which is not among your books',
    'content/pages/dice.yaml:8  is still the sample\'s text: "Chance picks the number. You decide what it …"',
    'content/pages/dice.yaml:9  is still the sample\'s text: "Each roll asks for one honest answer. Ten rolls …"',
    'content/pages/guide.yaml:6  the picture "pictures/step-1-share.svg" is still the sample\'s',
    'content/pages/home.yaml:2  is still the sample\'s text: "Quotes from two trilogies, one by one, each with …"',
    'content/site.yaml:2  still names "Lyrics of the Mind", not "Small Hours"',
    'content/site.yaml:3  is still the sample\'s text: "uncover the true you"',
    "content/volumes/dream-chasers-bible-volume-2.yaml:2  is still a book of the sample",
    "content/volumes/dream-chasers-bible-volume-2.yaml:7  this quote is still the sample's",
    "content/volumes/dream-chasers-bible.yaml:2  is still a book of the sample",
    "content/volumes/dream-chasers-bible.yaml:7  this quote and 2 more are still the sample's",
    "content/volumes/experiences-of-life.yaml:2  is still a book of the sample",
    "content/volumes/lyrics-of-the-mind-volume-2.yaml:2  is still a book of the sample",
    "content/volumes/lyrics-of-the-mind-volume-2.yaml:7  this quote and 1 more are still the sample's",
    "content/volumes/lyrics-of-the-mind.yaml:2  is still a book of the sample",
    "content/volumes/lyrics-of-the-mind.yaml:7  this quote is still the sample's",
    "public/favicon.ico:1  is still the sample's icon: see “Your icon” in the manual",
  ]);
});

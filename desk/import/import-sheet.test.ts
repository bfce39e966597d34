import { join } from "node:path";
import { expect, test } from "vitest";
import { freshContent, toldOf } from "../../vite/content/mistakes.fixture.ts";
import { newVolume } from "../new-book.ts";
import { importSheet } from "./import-sheet.ts";

const EARLY = "volumes/early.yaml";
const HEAD = "id,text,example\n";
const E1 = "e1,The kettle knows the hour.,Boil water and wait beside it.\n";
const E2 = "e2,A lamp is a small opinion.,Switch off one light you do not need.\n";
const LETTERS = "text,example\nWrite home.,Send one line.\n";

/** Sample content, and how to hold a sheet beside it against one of its volumes. */
async function contentWithSheet(csv: string, name = "quotes.csv") {
  const content = await freshContent();
  const sheet = join(content.folder, "..", name);
  await content.write(`../${name}`, csv);
  const hold = (target = {}, onAbsent: "refuse" | "keep" | "drop" = "refuse") =>
    importSheet(content.folder, sheet, target, onAbsent);
  return { content, hold };
}

test("what the sheet has not can be refused, kept or dropped", async () => {
  const { content, hold } = await contentWithSheet(HEAD + E2, "early.csv");
  const refused = await hold();
  expect(refused.changes.absent.map(({ id }) => id)).toEqual(["e1"]);
  expect(refused.write).toBeUndefined();

  await (await hold({}, "keep")).write?.();
  expect(await content.read(EARLY)).toMatch(/id: e1[\s\S]*id: e2 # a favourite/);
  await (await hold({}, "drop")).write?.();
  expect(await content.read(EARLY)).not.toContain("id: e1");
});

test("an id of another volume is refused", async () => {
  const { hold } = await contentWithSheet(`${HEAD}${E1}${E2}l1,Mine.,Do it.\n`);
  await expect(hold({ into: "early" })).rejects.toThrow(
    "1 id of the sheet belongs to another volume:\n  l1 is in content/volumes/late.yaml",
  );
});

test("a volume that is not there, nearly there, or broken", async () => {
  const { content, hold } = await contentWithSheet(HEAD + E1);
  await expect(hold({ into: "eraly" })).rejects.toThrow(
    'There is no volume "eraly": did you mean "early"?\nSay which one it is for: --into and one of early, late.\n\n  npm run content:import -- ',
  );
  await content.change(EARLY, "title: Early", 'title: "Early');
  await expect(hold({ into: "early" })).rejects.toThrow(
    "The volume must be put right first:\ncontent/volumes/early.yaml:3  opens a quotation mark",
  );
});

test.each([
  "early.csv",
  "Early.csv",
  "Early - Sheet1.csv",
  "Early, Volume One - Sheet1.csv",
  "early (1).csv",
  "Early - Tabellenblatt1 (2).csv",
])("%s goes into the volume it names", async (name) => {
  const { hold } = await contentWithSheet(HEAD + E1 + E2, name);
  expect((await hold()).file).toBe("content/volumes/early.yaml");
});

test("a sheet without ids keeps those of the quotes it knows, and gives the next free ones", async () => {
  const { content, hold } = await contentWithSheet(
    "text,example\nA lamp is a small opinion.,Switch off one light you do not need.\nNew.,Do it.\nThe kettle knows.,Boil water and wait beside it.\nNewer.,Do it too.\n",
  );
  const { changes, notes, write } = await hold({ into: "early" });
  expect(changes.added.map(({ id, text }) => `${id} ${text}`)).toEqual(["e3 New.", "e4 Newer."]);
  expect(changes.changed.map(({ after }) => after.id)).toEqual(["e1"]);
  expect(notes).toEqual(["2 new quotes without an id: each gets the next free one."]);
  await write?.();
  expect(await toldOf(content.folder)).toEqual([]);
});

test("a sheet can become a new volume", async () => {
  const { content, hold } = await contentWithSheet(LETTERS);
  const { file, write } = await hold({ new: "Letters Home" });
  expect(file).toBe("content/volumes/letters-home.yaml");
  await write?.();
  expect(await content.read("volumes/letters-home.yaml")).toContain(
    "quotes:\n  - id: lh1\n    text: >-\n      Write home.\n",
  );
  expect(await toldOf(content.folder)).toEqual([
    'content/volumes/letters-home.yaml:9  the picture "covers/letters-home.jpg" is not there: put it into content/covers',
  ]);
});

test("the words that wait in a new volume are nobody's quote", async () => {
  const { content, hold } = await contentWithSheet(LETTERS);
  await newVolume(content.folder, "Letters Home");
  const { changes } = await hold({ into: "Letters Home" });
  expect(changes.absent).toEqual([]);
  expect(changes.added.map(({ id }) => id)).toEqual(["lh1"]);
});

test("ten thousand rows come over in seconds, and not one is lost", {
  timeout: 240_000,
}, async () => {
  const lines = Array.from({ length: 10_000 }, (_, at) => `n${at},"Line ${at}, said.",Do ${at}.`);
  const { content, hold } = await contentWithSheet(HEAD + E1 + E2 + lines.join("\r\n"));
  const before = process.cpuUsage();
  const { changes, write } = await hold({ into: "early" });
  await write?.();
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(10); // of work; the clock may be shared
  expect(changes.added).toHaveLength(10_000);
  const text = await content.read(EARLY);
  expect(text.match(/- id: /g)).toHaveLength(10_002);
  expect(text).toContain("Line 9999, said.");
});

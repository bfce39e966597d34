import { join } from "node:path";
import { expect, test } from "vitest";
import { freshContent, toldOf } from "../../vite/content/mistakes.fixture.ts";
import { newVolume } from "../new-book.ts";
import { importSheet } from "./import-sheet.ts";

const EARLY = "volumes/early.yaml";
const HEAD = "id,text,example\n";
const E1 = "e1,The kettle knows the hour.,Boil water and wait beside it.\n";
const E2 = "e2,A lamp is a small opinion.,Switch off one light you do not need.\n";

async function contentWithSheet(csv: string) {
  const content = await freshContent();
  const sheet = join(content.folder, "../quotes.csv");
  await content.write("../quotes.csv", csv);
  return { content, sheet, before: await content.read(EARLY) };
}

test("only writing changes the file", async () => {
  const { content, sheet, before } = await contentWithSheet(`${HEAD}${E1}${E2}e3,New.,Do it.\n`);
  const { changes, write } = await importSheet(content.folder, sheet, { into: "early" }, "refuse");
  expect(changes.added).toEqual([{ id: "e3", text: "New.", example: "Do it." }]);
  expect(await content.read(EARLY)).toBe(before);

  await write?.();
  const after = await content.read(EARLY);
  expect(after.startsWith(before.trimEnd())).toBe(true);
  expect(after).toContain("- id: e3\n    text: >-\n      New.\n");
  expect(await toldOf(content.folder)).toEqual([]);
});

test("what the sheet has not can be refused, kept or dropped", async () => {
  const { content, sheet } = await contentWithSheet(HEAD + E2);
  const refused = await importSheet(content.folder, sheet, { into: "early" }, "refuse");
  expect(refused.changes.absent.map(({ id }) => id)).toEqual(["e1"]);
  expect(refused.write).toBeUndefined();

  await (await importSheet(content.folder, sheet, { into: "early" }, "keep")).write?.();
  expect(await content.read(EARLY)).toMatch(/id: e1[\s\S]*id: e2 # a favourite/);
  await (await importSheet(content.folder, sheet, { into: "early" }, "drop")).write?.();
  expect(await content.read(EARLY)).not.toContain("id: e1");
});

test("an id of another volume is refused", async () => {
  const { content, sheet } = await contentWithSheet(`${HEAD}${E1}${E2}l1,Mine.,Do it.\n`);
  await expect(importSheet(content.folder, sheet, { into: "early" }, "refuse")).rejects.toThrow(
    "1 id of the sheet belongs to another volume:\n  l1 is in content/volumes/late.yaml",
  );
});

test("a volume that is not there, nearly there, or broken", async () => {
  const { content, sheet } = await contentWithSheet(HEAD + E1);
  await expect(importSheet(content.folder, sheet, { into: "eraly" }, "refuse")).rejects.toThrow(
    'There is no volume "eraly": did you mean "early"?\nSay which one it is for: --into and one of early, late.\n\n  npm run content:import -- ',
  );
  await content.change(EARLY, "title: Early", 'title: "Early');
  await expect(importSheet(content.folder, sheet, { into: "early" }, "refuse")).rejects.toThrow(
    "The volume must be put right first:\ncontent/volumes/early.yaml:3  opens a quotation mark",
  );
});

test.each([
  ["early.csv"],
  ["Early.csv"],
  ["Early - Sheet1.csv"],
  ["Early, Volume One - Sheet1.csv"],
  ["early (1).csv"],
  ["Early - Tabellenblatt1 (2).csv"],
])("%s goes into the volume it names", async (name) => {
  const content = await freshContent();
  await content.write(`../${name}`, HEAD + E1 + E2);
  const sheet = join(content.folder, "..", name);
  const { file } = await importSheet(content.folder, sheet, {}, "refuse");
  expect(file).toBe("content/volumes/early.yaml");
});

test("a sheet without ids keeps those of the quotes it knows, and gives the next free ones", async () => {
  const { content, sheet } = await contentWithSheet(
    "text,example\nA lamp is a small opinion.,Switch off one light you do not need.\nNew.,Do it.\nThe kettle knows.,Boil water and wait beside it.\nNewer.,Do it too.\n",
  );
  const { changes, notes, write } = await importSheet(
    content.folder,
    sheet,
    { into: "early" },
    "refuse",
  );
  expect(changes.added.map(({ id, text }) => `${id} ${text}`)).toEqual(["e3 New.", "e4 Newer."]);
  expect(changes.changed.map(({ after }) => after.id)).toEqual(["e1"]);
  expect(notes).toEqual(["2 new quotes without an id: each gets the next free one."]);
  await write?.();
  expect(await toldOf(content.folder)).toEqual([]);
});

test("a sheet can become a new volume", async () => {
  const { content, sheet } = await contentWithSheet("text,example\nWrite home.,Send one line.\n");
  const { file, write } = await importSheet(
    content.folder,
    sheet,
    { new: "Letters Home" },
    "refuse",
  );
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
  const { content, sheet } = await contentWithSheet("text,example\nWrite home.,Send one line.\n");
  await newVolume(content.folder, "Letters Home");
  const target = { into: "Letters Home" };
  const { changes } = await importSheet(content.folder, sheet, target, "refuse");
  expect(changes.absent).toEqual([]);
  expect(changes.added.map(({ id }) => id)).toEqual(["lh1"]);
});

test("ten thousand rows come over in seconds, and not one is lost", async () => {
  const rows = Array.from(
    { length: 10_000 },
    (_, at) => `n${at},"Line ${at}, said.",Do ${at}.\r\n`,
  );
  const { content, sheet } = await contentWithSheet(HEAD + E1 + E2 + rows.join(""));
  const before = process.cpuUsage();
  const { changes, write } = await importSheet(content.folder, sheet, { into: "early" }, "refuse");
  await write?.();
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(10); // of work; the clock may be shared
  expect(changes.added).toHaveLength(10_000);
  const text = await content.read(EARLY);
  expect(text.match(/- id: /g)).toHaveLength(10_002);
  expect(text).toContain("Line 9999, said.");
}, 240_000);

import { join } from "node:path";
import { expect, test } from "vitest";
import { freshContent, toldOf } from "../vite/content/mistakes.fixture.ts";
import { loadContent } from "../vite/content/read-content.ts";
import { ran, typed } from "./typed.fixture.ts";

const EARLY = "volumes/early.yaml";
const HEAD = "id,text,example\n";
const E1 = "e1,The kettle knows the hour.,Boil water and wait beside it.\n";

/** Sample content, and beside it a sheet. */
async function withSheet(csv: string, name = "early.csv") {
  const content = await freshContent();
  await content.write(`../${name}`, csv);
  return { content, sheet: join(content.folder, "..", name), before: await content.read(EARLY) };
}

test("shows a sheet from Excel first, and writes it when told so", {
  timeout: 120_000,
}, async () => {
  const { content, sheet, before } = await withSheet(
    '\uFEFFID;Example;Text\r\ne1;Boil water and wait beside it.;The kettle knows.\r\n;Sit.;"Chairs; they wait."\r\n',
  );
  const shown = typed(content, "content:import", sheet);
  expect(shown).toEqual({
    status: 0,
    complained: "",
    said: `${sheet} → content/volumes/early.yaml

changed  e1: The kettle knows the hour. → The kettle knows.
new      e3: Chairs; they wait. (Sit.)

Nothing is written yet. To write it:

  npm run content:import -- ${sheet} early --write
`,
  });
  expect(await content.read(EARLY)).toBe(before);

  const written = await ran(content, "import", [sheet, "early", "--write"]);
  expect(written.said).toContain("Written to content/volumes/early.yaml.");
  expect(await toldOf(content.folder)).toEqual([]);
  const { volumes } = await loadContent(content.folder);
  const [early] = volumes;
  expect(early).toMatchObject({ title: "Early", subtitle: "Volume One" });
  expect(early?.quotes.map(({ id, text }) => `${id} ${text}`)).toEqual([
    "e1 The kettle knows.",
    "e2 A lamp is a small opinion.",
    "e3 Chairs; they wait.",
  ]);
  const again = await ran(content, "import", [sheet, "early", "--write"]);
  expect(again.said).toBe("content/volumes/early.yaml has all of this already.");
});

test("keeps the ids of the quotes it knows, and gives the next free ones", async () => {
  const { content, sheet } = await withSheet(
    "text,example\nA lamp is a small opinion.,Switch off one light.\nNew.,Do it.\nThe kettle knows.,Boil water and wait beside it.\n",
  );
  expect((await ran(content, "import", [sheet])).said).toContain(`
changed  e1: The kettle knows the hour. → The kettle knows.
changed  e2: Switch off one light you do not need. → Switch off one light.
new      e3: New. (Do it.)
`);
});

test("replaces the words that wait in a new volume", async () => {
  const { content, sheet } = await withSheet("text,example\nWrite home.,Send one line.\n");
  await ran(content, "new", ["volume", "Letters Home"]);
  await ran(content, "import", [sheet, "letters-home", "--write"]);
  expect(await content.read("volumes/letters-home.yaml")).toContain(
    "quotes:\n  - id: letters-home-1\n    text: Write home.\n    example: Send one line.\n",
  );
});

test.each(["Early.csv", "Early - Tabellenblatt1 (2).csv"])(
  "takes %s into the volume it names",
  async (name) => {
    const { content, sheet } = await withSheet(HEAD + E1, name);
    const { said } = await ran(content, "import", [sheet]);
    expect(said).toBe("content/volumes/early.yaml has all of this already.");
  },
);

test.each([
  ["no file named", [], "Type it like one of these:"],
  ["an option that is none", ["SHEET", "--drop"], "Type it like one of these:"],
  ["a file that is not there", ["nowhere.csv"], "There is no file nowhere.csv."],
  ["a volume misspelt", ["SHEET", "eraly"], 'There is no volume "eraly": did you mean "early"?'],
  ["an id of another volume", ["SHEET", "late"], "These ids belong to quotes of other volumes: e1"],
])("refuses %s with a sentence, and writes nothing", async (_what, words, sentence) => {
  const { content, sheet, before } = await withSheet(HEAD + E1);
  const args = [...words.map((word) => word.replace("SHEET", sheet)), "--write"];
  const { status, complained } = await ran(content, "import", args);
  expect(complained).toContain(sentence);
  expect(status).toBe(1);
  expect(await content.read(EARLY)).toBe(before);
});

test("writes too where npm keeps --write to itself", async () => {
  const { content, sheet } = await withSheet(`${HEAD},Sit.,Wait.\n`);
  const { status, said } = typed(content, "content:import", sheet, "early", "--write");
  expect(said).toContain("Written to content/volumes/early.yaml.");
  expect(status).toBe(0);
}, 120_000);

test("leaves a volume with mistakes alone", async () => {
  const { content, sheet } = await withSheet(HEAD + E1);
  await content.change(EARLY, "title: Early", 'title: "Early');
  const { complained } = await ran(content, "import", [sheet, "early", "--write"]);
  expect(complained).toBe(
    "content/volumes/early.yaml has mistakes. See them first: npm run content",
  );
});

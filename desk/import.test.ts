import { join } from "node:path";
import { expect, test } from "vitest";
import { freshContent } from "../vite/content/mistakes.fixture.ts";
import { ran, typed } from "./typed.fixture.ts";

const EARLY = "volumes/early.yaml";
const PATIENT = { timeout: 120_000 }; // npm starts slowly on a busy machine

/** Sample content, and beside it a sheet. */
async function withSheet(csv: string) {
  const content = await freshContent();
  await content.write("../early.csv", csv);
  const sheet = join(content.folder, "../early.csv");
  return { content, sheet, before: await content.read(EARLY) };
}

test("a sheet from Excel: shown first, written when told so", PATIENT, async () => {
  const { content, sheet, before } = await withSheet(
    '\uFEFFID;Example;Text\r\ne1;Boil water and wait beside it.;The kettle knows.\r\ne2;Switch off one light you do not need.;A lamp is a small opinion.\r\ne3;Sit.;"Chairs; they wait."\r\n',
  );

  const shown = typed(content, "content:import", sheet);
  expect(shown.complained).toBe("");
  expect(shown.said).toBe(`
${sheet} → content/volumes/early.yaml

1 new quote:
  e3  Chairs; they wait.
      → Sit.

1 changed quote:
  e1
    text was  The kettle knows the hour.
    text now  The kettle knows.

1 quote unchanged.

Nothing is written yet. To make these changes:

  npm run content:import -- ${sheet} --write
`);
  expect(shown.status).toBe(0);
  expect(await content.read(EARLY)).toBe(before);

  const written = await ran(content, "import", sheet, "--write");
  expect(written.said).toContain("Written to content/volumes/early.yaml.");
  expect(written.status).toBe(0);
  expect(await content.read(EARLY)).toContain("The kettle knows.\n");
  expect((await ran(content, "content")).said).toContain("Early, Volume One      3 quotes");
});

test("quotes that would be lost: a refusal, and status 1", async () => {
  const { content, sheet, before } = await withSheet("id,text,example\ne9,New.,Do it.\n");
  const { status, complained } = await ran(content, "import", sheet, "--write");
  expect(complained).toBe(
    "Nothing is written: 2 quotes would be lost.\nAdd --keep to leave them in the volume, or --drop to take them out.",
  );
  expect(status).toBe(1);
  expect(await content.read(EARLY)).toBe(before);
});

test("a missing column: plain words, and status 1", async () => {
  const { content, sheet } = await withSheet("id,text\ne1,Hm.\n");
  const { status, complained } = await ran(content, "import", sheet, "--into", "early");
  expect(complained).toBe(
    'There is no column "example".\nThe first row must name the columns; here it reads "id", "text".\n\nNothing is written.',
  );
  expect(status).toBe(1);
});

test("no file: the usage, and status 2; a file that is not there: status 1", async () => {
  const content = await freshContent();
  const none = await ran(content, "import");
  expect(none.complained).toContain("Which file?\n\nTakes quotes over from a spreadsheet");
  expect(none.status).toBe(2);
  const gone = await ran(content, "import", "nowhere.csv");
  expect(gone.complained).toBe("There is no file nowhere.csv.\n\nNothing is written.");
  expect(gone.status).toBe(1);
});

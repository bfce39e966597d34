import { join } from "node:path";
import { loadContent } from "../content-reader/read-content.ts";
import { freshContent, problemLinesOf } from "../tests/helpers/content-problems.ts";
import contentImport from "./import-quotes.ts";

const EARLY = "volumes/early.yaml";

/** Sample content, the spreadsheet beside it, and the command as it is typed in that folder. */
async function withSpreadsheet(csv: string | Uint8Array, name = "quotes.csv") {
  const content = await freshContent();
  await content.write(`../${name}`, csv);
  const env = { CONTENT_DIR: content.folder, INIT_CWD: join(content.folder, "..") };
  const run = async (...args: string[]) => (await contentImport(args, env)).lines.join("\n");
  return { content, run };
}

test("shows what a spreadsheet from Excel adds, and writes it when told to", async () => {
  const { content, run } = await withSpreadsheet(
    '\uFEFFID;Example;Text\r\ne1;Boil.;The kettle knows.\r\n;Go.;The kettle knows the hour.\r\n;Sit.;"Chairs; they wait."\r\n',
  );
  const before = await content.read(EARLY);
  expect(
    await run("quotes.csv", "early"),
  ).toBe(`quotes.csv → content/volumes/early.yaml: 1 new, 1 there already
Left out, because another quote has the id: e1

e3: Chairs; they wait. (Sit.)

Nothing is written yet. To write it:

  npm run content:import -- quotes.csv early --write`);
  expect(await content.read(EARLY)).toBe(before);

  expect(await run("quotes.csv", "early", "--write")).toContain(
    "Written to content/volumes/early.yaml. Reload the editor if it is open.",
  );
  const after = await content.read(EARLY);
  expect(after).toContain("# a favourite");
  expect(after).toContain("  - id: e3\n    text: Chairs; they wait.\n    example: Sit.\n");
  expect(await problemLinesOf(content.folder)).toEqual([]);
  const [early] = (await loadContent(content.folder)).volumes;
  expect(early?.quotes.map(({ id, text }) => `${id} ${text}`)).toEqual([
    "e1 The kettle knows the hour.",
    "e2 A lamp is a small opinion.",
    "e3 Chairs; they wait.",
  ]);
  expect(await run("quotes.csv", "early", "--write")).toMatch(/0 new, 2 there already\n.*e1$/);
});

test("fills a volume without quotes, from a file with a space in its name", async () => {
  const { content, run } = await withSpreadsheet(
    "text,example\nWrite home.,Send one line.\n",
    "my quotes.csv",
  );
  const late = await content.read("volumes/late.yaml");
  await content.write("volumes/late.yaml", late.replace(/quotes:.*/s, "quotes: []\n"));
  expect(await run("my quotes.csv", "late")).toContain(
    'npm run content:import -- "my quotes.csv" late --write',
  );
  await run("my quotes.csv", "late", "--write");
  expect(await content.read("volumes/late.yaml")).toMatch(
    /quotes:\n {2}- id: late-1\n {4}text: Write home\.\n {4}example: Send one line\.\n$/,
  );
});

test.each([
  ["no volume named", ["quotes.csv"], "Type it like one of these:"],
  ["an unknown option", ["quotes.csv", "early", "--drop"], "Type it like one of these:"],
  ["a file that is not there", ["nowhere.csv", "early"], "There is no file nowhere.csv."],
  [
    "an unknown volume",
    ["quotes.csv", "eraly"],
    'There is no volume "eraly": choose from early, late, lost.',
  ],
  ["a volume with problems", ["quotes.csv", "lost"], "content/volumes/lost.yaml has problems."],
])("refuses %s with a sentence, and writes nothing", async (_what, typed, sentence) => {
  const { content, run } = await withSpreadsheet("text,example\nNew.,Do it.\n");
  await content.write("volumes/lost.yaml", "slug: lost");
  const before = await content.read(EARLY);
  await expect(run(...typed, "--write")).rejects.toThrow(sentence);
  expect(await content.read(EARLY)).toBe(before);
});

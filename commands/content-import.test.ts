import { join } from "node:path";
import { freshContent, problemLinesOf } from "../content-io/content-problems.helper.ts";
import { loadContent } from "../content-io/read-content.ts";
import { runInProcess, runNpmScript } from "./run-command.helper.ts";

const EARLY = "volumes/early.yaml";

async function withSpreadsheet(csv: string) {
  const content = await freshContent();
  await content.write("../quotes.csv", csv);
  return { content, file: join(content.folder, "../quotes.csv") };
}

test("shows what a spreadsheet from Excel changes, and writes it when told to", async () => {
  const { content, file } = await withSpreadsheet(
    '\uFEFFID;Example;Text\r\ne1;Boil water and wait beside it.;The kettle knows.\r\n;Sit.;"Chairs; they wait."\r\n',
  );
  const before = await content.read(EARLY);
  expect(runNpmScript(content, "content:import", file, "early")).toEqual({
    status: 0,
    stderr: "",
    stdout: `${file} → content/volumes/early.yaml: 1 new, 1 changed, 1 as they are

changed  e1: The kettle knows the hour. → The kettle knows.
new      e3: Chairs; they wait. (Sit.)

Nothing is written yet. To write it:

  npm run content:import -- ${file} early --write
`,
  });
  expect(await content.read(EARLY)).toBe(before);

  const { stdout } = runNpmScript(content, "content:import", file, "early", "--write"); // npm takes --write
  expect(stdout).toContain(
    "Written to content/volumes/early.yaml. Reload the editor if it is open.",
  );
  expect(await problemLinesOf(content.folder)).toEqual([]);
  const [early] = (await loadContent(content.folder)).volumes;
  expect(early).toMatchObject({ title: "Early", subtitle: "Volume One" });
  expect(early?.quotes.map(({ id, text }) => `${id} ${text}`)).toEqual([
    "e1 The kettle knows.",
    "e2 A lamp is a small opinion.",
    "e3 Chairs; they wait.",
  ]);
  const added = "  - id: e3\n    text: Chairs; they wait.\n    example: Sit.\n";
  expect(await content.read(EARLY)).toContain(added); // as the editor saves it
  const again = await runInProcess(content, "content-import", [file, "early", "--write"]);
  expect(again.stdout).toBe("content/volumes/early.yaml already contains all of these quotes.");
});

test("keeps the ids of the quotes it knows, and gives the next free ones", async () => {
  const { content, file } = await withSpreadsheet(
    "text,example\nA lamp is a small opinion.,Switch off one light.\nNew.,Do it.\nThe kettle knows.,Boil water and wait beside it.\n",
  );
  expect((await runInProcess(content, "content-import", [file, "early"])).stdout).toContain(`
changed  e2: Switch off one light you do not need. → Switch off one light.
new      e3: New. (Do it.)
new      e4: The kettle knows. (Boil water and wait beside it.)
`);
});

test.each([
  ["INIT_CWD", "my quotes.csv"], // the folder in which npm was called
  ["HOME", "~/my quotes.csv"],
])("finds a spreadsheet outside the project, in %s", async (variable, file) => {
  const { content } = await withSpreadsheet("");
  await content.write("../my quotes.csv", "text,example\nWrite home.,Send one line.\n");
  vi.stubEnv(variable, join(content.folder, ".."));
  const { stdout, stderr } = await runInProcess(content, "content-import", [file, "early"]);
  expect(stderr).toBe("");
  expect(stdout).toContain(`npm run content:import -- "${file}" early --write`);
});

test.each([
  ["no file named", [], "Type it like one of these:"],
  ["no volume named", ["FILE"], "Type it like one of these:"],
  ["an unknown option", ["FILE", "early", "--drop"], "Type it like one of these:"],
  ["a file that is not there", ["nowhere.csv", "early"], "There is no file nowhere.csv."],
  ["a volume misspelt", ["FILE", "eraly"], 'There is no volume "eraly": did you mean "early"?'],
  ["an id of another volume", ["FILE", "late"], "These ids belong to quotes of other volumes: e1"],
  ["Excel's plain CSV", ["PLAIN", "early"], "This is not a CSV file in UTF-8. Save it again"],
  ["a volume with problems", ["FILE", "lost"], "content/volumes/lost.yaml has problems."],
])("refuses %s with a sentence, and writes nothing", async (_what, typed, sentence) => {
  const { content, file } = await withSpreadsheet("id,text,example\ne1,The kettle.,Boil water.\n");
  const plain = join(content.folder, "../plain.csv");
  await content.write(
    "../plain.csv",
    Buffer.from("text,example\nIt\x92s a caf\xe9.,Sit.\n", "latin1"),
  );
  await content.write("volumes/lost.yaml", "slug: lost");
  const read = () =>
    Promise.all(["early", "late", "lost"].map((slug) => content.read(`volumes/${slug}.yaml`)));
  const before = await read();
  const args = [
    ...typed.map((arg) => arg.replace("FILE", file).replace("PLAIN", plain)),
    "--write",
  ];
  const { status, stderr } = await runInProcess(content, "content-import", args);
  expect([status, stderr]).toEqual([1, expect.stringContaining(sentence)]);
  expect(await read()).toEqual(before);
});

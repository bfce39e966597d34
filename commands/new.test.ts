import { freshContent, problemLinesOf } from "../content-io/mistakes.fixture.ts";
import { loadContent } from "../content-io/read-content.ts";
import { runInProcess } from "./run-command.fixture.ts";

test("writes a volume and its collection that lack nothing but a cover", async () => {
  const content = await freshContent();
  const volume = await runInProcess(content, "new", ["volume", "Letters: Home"]);
  expect(volume.stdout).toBe(`Written: content/volumes/letters-home.yaml
Put its cover into content/covers as letters-home.jpg, or name another there.
Name it in a collection, below volumes:, as - letters-home
Then look for mistakes: npm run content`);
  await content.change("volumes/letters-home.yaml", "letters-home.jpg", "plain.svg");
  expect(await runInProcess(content, "new", ["collection", "Letters"])).toMatchObject({
    status: 0,
  });
  await content.change("collections/letters.yaml", "letters.jpg", "plain.svg");
  expect(await problemLinesOf(content.folder)).toEqual([]);

  const { collections, volumes } = await loadContent(content.folder);
  expect(collections.at(-1)).toMatchObject({ id: "2", volumes: [{ slug: "letters-home" }] });
  expect(volumes.find(({ slug }) => slug === "letters-home")).toMatchObject({
    title: "Letters: Home",
    quotes: [{ id: "letters-home-1" }],
  });
});

test("takes a number for a title", async () => {
  const content = await freshContent();
  await runInProcess(content, "new", ["volume", "1984’s Café"]);
  await content.change("volumes/1984s-cafe.yaml", "1984s-cafe.jpg", "plain.svg");
  const { stdout } = await runInProcess(content, "new", ["volume", "1984"]);
  expect(stdout).toContain('as - "1984"');
  await content.change("volumes/1984.yaml", "1984.jpg", "plain.svg");
  expect(await problemLinesOf(content.folder)).toEqual([]);
});

test.each([
  [["volume", "Late"], "content/volumes/late.yaml is there already."],
  [["collection", "More"], "Every volume is in a collection already. Make its volume first:"],
  [["volume", "…"], "Type it like one of these:"],
  [["volume", "Letters", "Home"], "Type it like one of these:"],
  [["book", "Letters"], "Type it like one of these:"],
  [[], "Type it like one of these:"],
])("refuses %j with a sentence, and writes nothing", async (words, sentence) => {
  const content = await freshContent();
  const before = await content.read("volumes/late.yaml");
  const { status, stderr } = await runInProcess(content, "new", words);
  expect([status, stderr]).toEqual([1, expect.stringContaining(sentence)]);
  expect(await content.read("volumes/late.yaml")).toBe(before);
  expect(await problemLinesOf(content.folder)).toEqual([]);
});

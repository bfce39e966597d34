import sharp from "sharp";
import { freshContent } from "../content-io/content-problems.helper.ts";
import { runInProcess, runNpmScript } from "./run-command.helper.ts";

test("lists the books, what is not ready and what is optional", async () => {
  const { status, stdout, stderr } = runNpmScript(await freshContent(), "content");
  expect(stdout).toMatch(/^Nights +collection +\/book\/nights$/m);
  expect(stdout).toMatch(/^Early, Volume One +quotes: 2 +\/book\/early$/m);
  expect(stdout).toContain(`
Not ready to publish:
  content/site.yaml:3  "siteUrl" is still a placeholder: https://small-hours.example/
  content/site.yaml:4  "shopUrl" is still a placeholder: https://shop.small-hours.example/
  content/site.yaml:5  "experienceUrl" is still a placeholder: https://dice.small-hours.example/

Suggestions, which do not stop publication:
  content/site.yaml:1  no author is given, so search results show none
  content/site.yaml:1  no price is given, so search results show none
`);
  expect([status, stderr]).toEqual([1, ""]);
});

test("is ready with everything given, but not with a volume alone", async () => {
  const content = await finishedContent();
  const ready = await runInProcess(content, "content");
  expect(ready.stdout).toMatch(/\/book\/late\n\nReady to publish\.$/);
  expect(ready.status).toBe(0);

  const lost = "slug: lost\ntitle: Lost\ncoverUrl: covers/plain.svg\nquotes: []\n";
  await content.write("volumes/lost.yaml", lost);
  const { stdout, status } = await runInProcess(content, "content");
  expect(stdout).toContain(`Not ready to publish:
  content/volumes/lost.yaml:1  no page links to this volume: add it to a collection, or give it an id for a card of its own
  content/volumes/lost.yaml:4  the volume has no quotes yet`);
  expect(status).toBe(1);

  const quote = "quotes:\n  - id: x1\n    text: Alone.\n    example: Sit.";
  await content.write("volumes/lost.yaml", `id: "2"\n${lost.replace("quotes: []", quote)}`);
  expect((await runInProcess(content, "content")).stdout).toMatch(/Ready to publish\.$/);
});

test("reports a problem with its line, on GitHub as an annotation", async () => {
  const content = await freshContent();
  await content.change("site.yaml", "https://shop.", "shop.");
  await content.change("collections/nights.yaml", "title: Nights", 'title: "Nights');
  vi.stubEnv("GITHUB_ACTIONS", "true");
  const { status, stdout } = await runInProcess(content, "content");
  const problem = '"shopUrl" is not an https address: write one such as https://shop.example/';
  expect(stdout).toMatch(/^\(has problems, see below\) .*\/book\/nights$/m);
  expect(stdout).toContain(`\n  content/site.yaml:4  ${problem}`);
  expect(stdout).toContain(`::error file=content/site.yaml,line=4::${problem}`);
  expect(stdout).not.toMatch(/no author|links to this volume/); // nothing is known of these files
  expect(status).toBe(1);
  const misled = await runInProcess(content, "content", ["--watch"]);
  expect([misled.status, misled.stderr]).toEqual([1, expect.stringContaining("option --watch")]);
});

test("lists suggestions, and is ready", async () => {
  const content = await finishedContent();
  const photograph = { width: 200, height: 300, channels: 3, background: "navy" } as const;
  await content.write("covers/small.png", await sharp({ create: photograph }).png().toBuffer());
  await content.change("volumes/early.yaml", "plain.svg", "small.png");
  await content.change(
    "volumes/early.yaml",
    "A lamp is a small opinion.",
    "the kettle knows the hour",
  );
  const { status, stdout } = await runInProcess(content, "content");
  expect(stdout).toContain(`
Suggestions, which do not stop publication:
  content/volumes/early.yaml:5  the picture "covers/small.png" is only 200 pixels wide and will look blurred: use at least 560
  content/volumes/early.yaml:12  quote "e2" repeats "e1" in content/volumes/early.yaml:7

Ready to publish.`);
  expect(status).toBe(0);
});

test("reports a duplicate in the copy, not in the original", async () => {
  const content = await finishedContent();
  await content.write("volumes/late-1.yaml", await content.read("volumes/late.yaml")); // the editor's
  const { stdout } = await runInProcess(content, "content");
  expect(stdout).toContain(`
  content/volumes/late-1.yaml:1  slug "late" is already used in content/volumes/late.yaml:1
  content/volumes/late-1.yaml:2  title "Late" is already used in content/volumes/late.yaml:2
  content/volumes/late-1.yaml:5  quote id "l1" is already used in content/volumes/late.yaml:5
`);
});

/** The sample content with real URLs, an author and a price. */
async function finishedContent() {
  const content = await freshContent();
  const real = (await content.read("site.yaml")).replaceAll("small-hours.example", "hours.com");
  await content.write("site.yaml", `${real}author: A. Writer\nprice: 49.00\n`);
  return content;
}

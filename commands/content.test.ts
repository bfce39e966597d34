import { PLACEHOLDER_QUOTE } from "../content-io/merge-quotes.ts";
import { freshContent } from "../content-io/mistakes.fixture.ts";
import { runInProcess, runNpmScript } from "./run-command.fixture.ts";

const UNTIDY = `# a note
title: Late
slug: late
quotes:
  - {text: "We are #1: really", id: l1, example: 'Walk'}
coverUrl: covers/plain.svg
`;
const TIDY = `slug: late
title: Late
coverUrl: /covers/plain.svg
quotes:
  - id: l1
    text: 'We are #1: really'
    example: Walk
`;

test("lists the books, what is not ready and what is optional", async () => {
  const { status, stdout, stderr } = runNpmScript(await freshContent(), "content");
  expect(stdout).toMatch(/^Nights +collection +\/book\/nights$/m);
  expect(stdout).toMatch(/^Early, Volume One +quotes: 2 +\/book\/early$/m);
  expect(stdout).toContain(`
Not ready to publish:
  content/site.yaml:3  "siteUrl" is still a placeholder: https://small-hours.example/
  content/site.yaml:4  "shopUrl" is still a placeholder: https://shop.small-hours.example/
  content/site.yaml:5  "experienceUrl" is still a placeholder: https://dice.small-hours.example/

May stay as it is:
  content/site.yaml:1  no author given: search results show none
  content/site.yaml:1  no price given: search results show none
`);
  expect([status, stderr]).toEqual([0, ""]);
});

test("is ready only without placeholders and unlisted volumes", async () => {
  const content = await freshContent();
  const real = (await content.read("site.yaml")).replaceAll("small-hours.example", "hours.com");
  await content.write("site.yaml", `${real}author: A. Writer\nprice: 49.00\n`);
  expect((await runInProcess(content, "content")).stdout).toMatch(/\n\nReady to publish\.$/);

  await content.change("volumes/late.yaml", "Nothing is as awake as a stair.", PLACEHOLDER_QUOTE);
  const lost = "slug: lost\ntitle: Lost\ncoverUrl: covers/plain.svg\nquotes: []\n";
  await content.write("volumes/lost.yaml", lost);
  const { stdout, status } = await runInProcess(content, "content");
  expect(stdout).toContain(`Not ready to publish:
  content/volumes/late.yaml:6  still contains the placeholder instead of a first quote
  content/volumes/lost.yaml:1  no collection names this volume, so no page links to it
  content/volumes/lost.yaml:4  the volume has no quotes yet`);
  expect(status).toBe(0);
});

test("reports a mistake with its line, on GitHub as an annotation", async () => {
  const content = await freshContent();
  await content.change("site.yaml", "https://shop.", "shop.");
  await content.change("collections/nights.yaml", "title: Nights", 'title: "Nights');
  vi.stubEnv("GITHUB_ACTIONS", "true");
  const { status, stdout } = await runInProcess(content, "content");
  const problem = '"shopUrl" is not an https address, as in https://shop.example/';
  expect(stdout).toMatch(/^cannot be read yet .*\/book\/nights$/m);
  expect(stdout).toContain(`\n  content/site.yaml:4  ${problem}`);
  expect(stdout).toContain(`::error file=content/site.yaml,line=4::${problem}`);
  expect(status).toBe(1);
  const misled = await runInProcess(content, "content", ["--watch"]);
  expect([misled.status, misled.stderr]).toEqual([1, expect.stringContaining("option --watch")]);
});

test("writes what the editor would with --format, a second time nothing, and no mistake", async () => {
  const content = await freshContent();
  const broken = UNTIDY.replace("title: Late\n", "");
  await content.write("volumes/late.yaml", UNTIDY);
  await content.write("volumes/lost.yaml", broken);
  expect((await runInProcess(content, "content", ["--format"])).stdout).toContain(
    "content/volumes/late.yaml",
  );
  expect(await content.read("volumes/late.yaml")).toBe(TIDY);
  expect(await content.read("volumes/lost.yaml")).toBe(broken);
  expect((await runInProcess(content, "content", ["--format"])).stdout).toBe(
    "Every file is formatted.",
  );
});

test("lists files with other formatting or names, without an error", async () => {
  const content = await freshContent();
  await runInProcess(content, "content", ["--format"]);
  await content.write("volumes/later.yaml", `# a note\n${TIDY.replaceAll(/late|l1/gi, "$&r")}`);
  await content.write("volumes/x.yaml", TIDY.replaceAll(/late|l1/gi, "$&st"));
  const { status, stdout } = await runInProcess(content, "content");
  expect(status).toBe(0);
  expect(stdout).not.toContain("content/site.yaml:1  is not written as the editor saves it");
  expect(stdout).toContain("content/volumes/later.yaml:1  is not written as the editor saves it");
  const renamed = "the file is called x.yaml: rename it to latest.yaml";
  expect(stdout).toContain(`content/volumes/x.yaml:1  ${renamed}`);
});

import { freshContent } from "../content-io/mistakes.fixture.ts";
import { runInProcess, runNpmScript } from "./run-command.fixture.ts";

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

test("is ready with everything given, but not with a volume alone", async () => {
  const content = await freshContent();
  const real = (await content.read("site.yaml")).replaceAll("small-hours.example", "hours.com");
  await content.write("site.yaml", `${real}author: A. Writer\nprice: 49.00\n`);
  expect((await runInProcess(content, "content")).stdout).toMatch(/\n\nReady to publish\.$/);

  const lost = "slug: lost\ntitle: Lost\ncoverUrl: covers/plain.svg\nquotes: []\n";
  await content.write("volumes/lost.yaml", lost);
  const { stdout, status } = await runInProcess(content, "content");
  expect(stdout).toContain(`Not ready to publish:
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

test("lists a file whose name is not its address, without an error", async () => {
  const content = await freshContent();
  const late = await content.read("volumes/late.yaml");
  await content.write("volumes/x.yaml", late.replaceAll(/late|l1/gi, "$&st"));
  const { status, stdout } = await runInProcess(content, "content");
  expect(status).toBe(0);
  const renamed = "the file is called x.yaml: rename it to latest.yaml";
  expect(stdout).toContain(`content/volumes/x.yaml:1  ${renamed}`);
});

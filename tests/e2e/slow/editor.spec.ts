import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { parse } from "yaml";
import { buildSite } from "../../helpers/build-site.ts";
import {
  button,
  changedLines,
  expect,
  field,
  fill,
  openVolume,
  SITE,
  test,
  VOLUME,
} from "../../helpers/editor.ts";

// All tests share one editor.
test.describe.configure({ mode: "default", timeout: 120_000 });

const PRICE = "Price of the collection";
const ODD = "It’s \"one\": two # 'three' 🌙 – and {more}\n\n    a line further in\nand one less";

const fieldGroup = (page: Page, name: string) =>
  page.getByRole("group", { name: new RegExp(`“\\W*${name}\\W*” Field`) });
function buttonOf(page: Page, quote: string, name: string) {
  const groups = page.getByRole("group").filter({ hasText: new RegExp(`${quote} ·`) });
  return groups.last().getByRole("button", { name });
}

async function fillFirstQuote(page: Page, text: string) {
  await buttonOf(page, "eol1", "Expand").click();
  await fill(page, "Quote", text);
}

async function addQuote(page: Page, id: string) {
  await button(page, /^Add.*Quote/).click();
  await fill(page, "Id", id);
  await fill(page, "Quote", "A quote more.");
  await fill(page, "Example", "Write it down.");
}

async function uploadCover(page: Page) {
  await button(page, "Replace Image").click();
  const chooser = page.waitForEvent("filechooser");
  await button(page, "Upload").click();
  const photo = sharp({ create: { width: 600, height: 900, channels: 3, background: "navy" } });
  const buffer = await photo.jpeg().toBuffer();
  await (await chooser).setFiles({ name: "My Photo.jpg", mimeType: "image/jpeg", buffer });
  await button(page, "Insert").click();
}

const EDITS: [does: string, addedAndRemoved: number[], edit: (page: Page) => Promise<void>][] = [
  ["changes a quote", [1, 1], (page) => fillFirstQuote(page, "One line, changed.")],
  ["adds a quote", [3, 0], (page) => addQuote(page, "eol5")],
  ["deletes a quote", [0, 3], (page) => buttonOf(page, "eol4", "Remove").click()],
  ["uploads a cover", [1, 1], uploadCover],
];

test("changes only the lines edited, and the site builds", async ({ page, project, editor }) => {
  test.setTimeout(240_000);
  for (const [does, lines, edit] of EDITS) {
    const before = await project.read(VOLUME);
    await openVolume(page);
    await edit(page);
    await project.save();
    expect(changedLines(before, await project.read(VOLUME)), does).toEqual(lines);
  }
  const before = await project.read(SITE);
  await page.getByText("The whole site").click();
  for (const wrong of ["49,90", "$49.90"]) {
    await fill(page, PRICE, wrong);
    await button(page, "Save").click();
    await expect(fieldGroup(page, PRICE)).toContainText(
      "This is not a price: use digits and a point",
    );
    expect(await project.read(SITE), wrong).toBe(before);
  }
  await fill(page, PRICE, "49.90");
  await project.save();
  const after = await project.read(SITE);
  expect(after).toContain("price: '49.90'\n");
  expect(changedLines(before, after)).toEqual([1, 0]);

  const edited = join(editor.folder, "edited");
  cpSync(join(editor.folder, "content"), join(edited, "content"), { recursive: true });
  for (const path of [VOLUME, SITE, "content/covers/my-photo.jpg"]) {
    await project.copyTo(edited, path);
  }
  buildSite({ CONTENT_DIR: join(edited, "content"), DIST_DIR: join(edited, "dist") });
});

test("preserves unusual characters", async ({ page, project }) => {
  await openVolume(page);
  await fillFirstQuote(page, ODD);
  await project.save();
  await openVolume(page);
  await buttonOf(page, "eol1", "Expand").click();
  await expect(field(page, "Quote")).toHaveValue(ODD);
  await fill(page, "Title", "Another");
  await project.save();
  expect(parse(await project.read(VOLUME)).quotes[0].text).toBe(ODD);
});

test("shows a duplicate id after it is saved, and a file that is changed elsewhere", async ({
  page,
  project,
  editor,
}) => {
  await openVolume(page);
  await addQuote(page, "eol1");
  await project.save();
  const notice = page.getByRole("alert").filter({ hasText: "cannot be built" });
  const change = page.getByRole("alert").filter({ hasText: "changed outside the editor" });
  await project.copyTo(editor.folder, VOLUME);
  await expect(notice).toContainText(
    `${VOLUME}:19  quote id "eol1" is already used in ${VOLUME}:7`,
  );
  await expect(change).toBeHidden();

  for (const [path, text] of editor.files.filter(([path]) => [VOLUME, SITE].includes(path)))
    writeFileSync(join(editor.folder, path), text);
  await expect(notice).toBeHidden();
  await expect(change).toContainText(`${SITE} was changed outside the editor.`);
});

test("offers only the folder of this computer", async ({ page, editor }) => {
  await page.goto(editor.url);
  await expect(button(page, "Work with Local Repository")).toBeVisible({ timeout: 30_000 });
  const signIn = page.locator(".inner > .buttons > .secondary"); // Sveltia's, hidden by our page
  expect(await signIn.count()).toBeGreaterThan(0);
  await expect(page.getByRole("button").filter({ visible: true })).toHaveText([/Local Repository/]);
});

test("serves only this computer", async ({ request, editor: { url } }) => {
  expect((await request.get(url)).status()).toBe(200);
  const misled = await request.get(url, { headers: { host: "evil.example" } });
  expect(misled.status()).toBe(403);
  const outer = url.replace("127.0.0.1", "[::1]");
  await expect(request.get(outer, { timeout: 2000 })).rejects.toThrow();
});

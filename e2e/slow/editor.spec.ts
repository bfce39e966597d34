import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { parse } from "yaml";
import { buildSite } from "../../tests/helpers/build-site.ts";
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
} from "../../tests/helpers/editor.ts";

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

async function chooseCover(page: Page, opener: string) {
  await button(page, opener).click();
  await page.getByRole("option", { name: "lyrics-of-the-mind.svg" }).click();
  await button(page, "Insert").click();
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
  ["moves a quote", [6, 6], (page) => buttonOf(page, "eol2", "Reorder Item").press("ArrowDown")],
  ["deletes a quote", [0, 3], (page) => buttonOf(page, "eol4", "Remove").click()],
  ["chooses a cover", [1, 1], (page) => chooseCover(page, "Replace Image")],
  ["uploads a cover", [1, 1], uploadCover],
  ["empties the subtitle", [0, 1], (page) => fill(page, "Subtitle", "")],
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
  for (const wrong of ["49,90", "$49.90", "forty-nine"]) {
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

test("reports a problem at its field, and writes nothing", async ({ page, project }) => {
  const before = await project.read(VOLUME);
  await openVolume(page);
  await fill(page, "Title", "");
  await fill(page, "Address", "Two Words");
  const remove = page.getByRole("button", { name: "Remove", exact: true });
  for (let left = await remove.count(); left > 0; left -= 1) {
    await remove.first().click();
    await expect(remove).toHaveCount(left - 1);
  }
  await button(page, "Save").click();
  for (const [name, message] of [
    ["Title", "This field is required."],
    ["Address", "use lowercase letters, digits and single hyphens"],
    ["Quotes", "This field is required."],
  ] as const) {
    await expect(fieldGroup(page, name)).toContainText(message);
  }
  expect(await project.read(VOLUME)).toBe(before);
});

test("adds a volume formatted like the others", async ({ page, project }) => {
  await button(page, "New").click();
  await fill(page, "Address", "letters-home");
  await fill(page, "Title", "Letters Home");
  await chooseCover(page, "Browse");
  await addQuote(page, "lh1");
  await project.save();
  expect(await project.read("content/volumes/letters-home.yaml")).toBe(`slug: letters-home
title: Letters Home
coverUrl: /covers/lyrics-of-the-mind.svg
quotes:
  - id: lh1
    text: A quote more.
    example: Write it down.
`);
});

test("reports a duplicate id and a file that is no picture after they are saved", async ({
  page,
  project,
  editor,
}) => {
  await openVolume(page);
  await addQuote(page, "eol1");
  await project.save();
  const notice = page.getByRole("alert").filter({ hasText: "cannot be built" });
  await project.copyTo(editor.folder, VOLUME);
  await expect(notice).toContainText(
    `${VOLUME}:19  quote id "eol1" is already used in ${VOLUME}:7`,
  );
  await openVolume(page);
  await buttonOf(page, "eol1", "Remove").click();
  await project.save();
  await project.copyTo(editor.folder, VOLUME);
  await expect(notice).toBeHidden();

  const before = readFileSync(join(editor.folder, VOLUME), "utf8");
  writeFileSync(join(editor.folder, VOLUME), before.replace(/covers\/.*/, "covers/photo.heic"));
  await expect(notice).toContainText("is not a picture: use a JPEG, PNG, WebP, AVIF or SVG file");
  writeFileSync(join(editor.folder, VOLUME), before);
  await expect(notice).toBeHidden();
});

test("has the buttons that the manual names", async ({ page, project: _ }) => {
  await openVolume(page);
  await expect(page.getByText("View on Live Site")).toBeHidden();
  await buttonOf(page, "eol2", "Remove").click();
  await expect(page.getByText("eol2 ·")).toBeHidden();
  await button(page, "Show Editor Options").click();
  await page.getByRole("menuitem", { name: "Revert All Changes" }).click();
  await expect(page.getByText("eol2 ·")).toBeVisible();
  await button(page, "Cancel Editing").click();

  await page.getByText("Book collections").click();
  await page.getByText("Lyrics of the Mind Trilogy").click();
  await expect(button(page, /^Add.*Existing Volume/)).toHaveCount(1);
  await button(page, "Cancel Editing").click();

  await page.getByText("Guide page").click();
  await expect(fieldGroup(page, "Steps")).toBeVisible();
  await expect(button(page, /^Add.*Step/)).toBeHidden();
});

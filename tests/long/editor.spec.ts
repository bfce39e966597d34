import { appendFileSync, mkdirSync } from "node:fs";
import { request } from "node:http";
import { connect } from "node:net";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { parse } from "yaml";
import { buildSite } from "../build-site";
import { changedLines, expect, test, VOLUME } from "./editor";

// One editor for all of them.
test.describe.configure({ mode: "default", timeout: 120_000 });

const SITE = "content/site.yaml";
const ODD = "It’s \"one\": two # 'three' 🌙 – and {more}\n\n  a line further in";

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const openVolume = (page: Page) => page.getByText("Experiences of Life").click();
const quote = (page: Page, id: string) =>
  page
    .getByRole("group")
    .filter({ hasText: new RegExp(`${id} ·`) })
    .last();

const photo = () =>
  sharp({ create: { width: 600, height: 900, channels: 3, background: "navy" } })
    .jpeg()
    .toBuffer();

/** What an author does, and how many lines of which file that may add and remove. */
const EDITS: {
  does: string;
  file?: string;
  lines: [number, number];
  edit: (page: Page) => Promise<void>;
}[] = [
  {
    does: "changes a quote",
    lines: [1, 1],
    edit: async (page) => {
      await quote(page, "eol1").getByRole("button", { name: "Expand" }).click();
      await field(page, "Quote").fill("One line, changed.");
    },
  },
  {
    does: "adds a quote",
    lines: [3, 0],
    edit: async (page) => {
      await page.getByRole("button", { name: /^Add.*Quote/ }).click();
      await field(page, "Id").fill("eol31");
      await field(page, "Quote").fill("A quote more.");
      await field(page, "Example").fill("Write it down.");
    },
  },
  {
    does: "moves a quote",
    lines: [3, 3],
    edit: (page) =>
      quote(page, "eol2").getByRole("button", { name: "Reorder Item" }).press("ArrowDown"),
  },
  {
    does: "deletes a quote",
    lines: [0, 3],
    edit: (page) => quote(page, "eol5").getByRole("button", { name: "Remove" }).click(),
  },
  {
    does: "chooses a cover",
    lines: [1, 1],
    edit: async (page) => {
      await page.getByRole("button", { name: "Replace Image" }).click();
      await page.getByRole("option", { name: "lyrics-of-the-mind.svg" }).click();
      await page.getByRole("button", { name: "Insert" }).click();
    },
  },
  {
    does: "uploads a cover",
    lines: [1, 1],
    edit: async (page) => {
      await page.getByRole("button", { name: "Replace Image" }).click();
      const chooser = page.waitForEvent("filechooser");
      await page.getByRole("button", { name: "Upload" }).click();
      await (await chooser).setFiles({
        name: "My Photo.jpg",
        mimeType: "image/jpeg",
        buffer: await photo(),
      });
      await page.getByRole("button", { name: "Insert" }).click();
    },
  },
  { does: "empties the subtitle", lines: [0, 1], edit: (page) => field(page, "Subtitle").fill("") },
  {
    does: "sets the price",
    file: SITE,
    lines: [1, 0],
    edit: (page) => page.getByRole("spinbutton").fill("49.5"),
  },
];

test("changes only the lines that an author edits, and the site builds", async ({
  page,
  project,
  editor,
}) => {
  test.setTimeout(240_000);
  for (const { does, file = VOLUME, lines, edit } of EDITS) {
    await test.step(does, async () => {
      const before = await project.read(file);
      await (file === VOLUME ? openVolume(page) : page.getByText("The whole site").click());
      await edit(page);
      await project.save();
      const { added, removed } = changedLines(before, await project.read(file));
      expect([added, removed]).toEqual(lines);
    });
  }
  expect(await project.read(SITE)).toContain("price: 49.5\n");

  const copy = join(editor.folder, "edited");
  mkdirSync(copy);
  for (const path of [VOLUME, SITE, "content/covers/my-photo.jpg"]) {
    await project.copyTo(editor.folder, path);
  }
  await buildSite({ CONTENT_DIR: join(editor.folder, "content"), DIST_DIR: join(copy, "dist") });
});

test("gives odd characters back as they were typed", async ({ page, project }) => {
  await openVolume(page);
  await quote(page, "eol1").getByRole("button", { name: "Expand" }).click();
  await field(page, "Quote").fill(ODD);
  await project.save();
  await openVolume(page);
  await quote(page, "eol1").getByRole("button", { name: "Expand" }).click();
  await expect(field(page, "Quote")).toHaveValue(ODD);
  await field(page, "Title").fill("Another");
  await project.save();
  expect(parse(await project.read(VOLUME)).quotes[0].text).toBe(ODD);
});

test("names a mistake at its field, and writes nothing", async ({ page, project }) => {
  const before = await project.read(VOLUME);
  await openVolume(page);
  await field(page, "Title").fill("");
  await field(page, "Address").fill("Two Words");
  for (const remove of await page.getByRole("button", { name: "Remove", exact: true }).all()) {
    await remove.click();
  }
  await page.getByRole("button", { name: "Save" }).click();
  await page.screenshot({ path: "/tmp/edit-try/errors.png" });
  console.log(await page.getByRole("group", { name: "Content Editor" }).ariaSnapshot());
  expect(await project.read(VOLUME)).toBe(before);
});

import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { parse } from "yaml";
import { buildSite } from "../../tests/helpers/build-site";
import { changedLines, expect, test, VOLUME } from "../../tests/helpers/editor";

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

async function addQuote(page: Page, id: string) {
  await page.getByRole("button", { name: /^Add.*Quote/ }).click();
  await field(page, "Id").fill(id);
  await field(page, "Quote").fill("A quote more.");
  await field(page, "Example").fill("Write it down.");
}

async function chooseCover(page: Page) {
  await page.getByRole("option", { name: "lyrics-of-the-mind.svg" }).click();
  await page.getByRole("button", { name: "Insert" }).click();
}

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
      await addQuote(page, "eol31");
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
      await chooseCover(page);
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

  const edited = join(editor.folder, "edited");
  cpSync(join(editor.folder, "content"), join(edited, "content"), { recursive: true });
  for (const path of [VOLUME, SITE, "content/covers/my-photo.jpg"]) {
    await project.copyTo(edited, path);
  }
  buildSite({ CONTENT_DIR: join(edited, "content"), DIST_DIR: join(edited, "dist") });
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
  const remove = page.getByRole("button", { name: "Remove", exact: true });
  for (let left = await remove.count(); left > 0; left -= 1) {
    await remove.first().click();
    await expect(remove).toHaveCount(left - 1);
  }
  await page.getByRole("button", { name: "Save" }).click();
  const fieldOf = (name: string) =>
    page.getByRole("group", { name: new RegExp(`“\\W*${name}\\W*” Field`) });
  await expect(fieldOf("Title")).toContainText("This field is required.");
  await expect(fieldOf("Address")).toContainText("use small letters, digits and single hyphens");
  await expect(fieldOf("Quotes")).toContainText("This field is required.");
  expect(await project.read(VOLUME)).toBe(before);
});

test("adds a volume in the form of the others", async ({ page, project }) => {
  await page.getByRole("button", { name: "New" }).click();
  await field(page, "Address").fill("letters-home");
  await field(page, "Title").fill("Letters Home");
  await page.getByRole("button", { name: "Browse" }).click();
  await chooseCover(page);
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

test("tells when a file was changed by anything but itself", async ({ page, project, editor }) => {
  await openVolume(page);
  await field(page, "Title").fill("Another");
  await project.save();
  await project.copyTo(editor.folder, VOLUME); // as the browser's save does in a real folder
  const other = join(editor.folder, "content/site.yaml");
  writeFileSync(other, readFileSync(other, "utf8").replace("tagline: ", "tagline: now "));
  const notice = page.getByRole("alert").filter({ hasText: "outside the editor" });
  await expect(notice).toHaveText(/^content\/site\.yaml was changed outside the editor\. Reload/, {
    timeout: 30_000,
  });
  await notice.getByRole("button", { name: "Reload" }).click();
  await expect(notice).toBeHidden();
});

test("says what another browser lacks", async ({ page, editor }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "showDirectoryPicker"));
  await page.goto(editor.address);
  await expect(page.getByText(`Open ${editor.address} in Chrome or Edge.`)).toBeVisible();
});

test("prints where editor and site are, and which folder to open", async ({ editor }) => {
  expect(editor.output).toContain(`The editor is at ${editor.address} and your site at http://`);
  expect(editor.output).toContain(`choose the folder ${editor.folder}\n`);
});

test("answers this computer alone, under its policy", async ({ editor }) => {
  const { port } = editor;
  const [asked, misled] = [await ask(port, `127.0.0.1:${port}`), await ask(port, "evil.example")];
  expect(asked.statusCode).toBe(200);
  expect(asked.headers["content-security-policy"]).toBe(
    "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src 'self' blob: data:; " +
      "font-src 'self'; connect-src 'self' blob: data:; base-uri 'none'; form-action 'none'; " +
      "frame-ancestors 'none'",
  );
  expect(misled.statusCode).toBe(421);
  const interfaces = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  const external = interfaces.filter(({ address }) => address !== "127.0.0.1");
  expect(external.length).toBeGreaterThan(0);
  for (const { address } of external) expect(await answers(address, port), address).toBe(false);
});

function ask(port: number, host: string) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    get({ host: "127.0.0.1", port, headers: { host } }, (response) =>
      resolve(response.resume()),
    ).on("error", reject);
  });
}

function answers(host: string, port: number) {
  return new Promise<boolean>((resolve) => {
    const socket = connect({ host, port, timeout: 2000 });
    const end = (isOpen: boolean) => () => {
      socket.destroy();
      resolve(isOpen);
    };
    socket.on("connect", end(true)).on("error", end(false)).on("timeout", end(false));
  });
}

import { type ChildProcess, spawn } from "node:child_process";
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import sharp from "sharp";
import { parse } from "yaml";
import { buildSite } from "../../helpers/build-site.ts";
import { CONTENT_DIR } from "../../helpers/fixture-site.ts";
import { freePort } from "../../helpers/free-port.ts";
import { nextFrames } from "../../helpers/next-frames.ts";

const SITE = "content/site.yaml";
const VOLUME = "content/volumes/experiences-of-life.yaml";
const PRICE = "Price of the collection";
const ODD = "It’s \"one\": two # 'three' 🌙 – and {more}\n\n    a line further in\nand one less";

test.describe.configure({ mode: "default" }); // all tests share one editor
// The editor renders all items of a list only if they fit the window.
test.use({ viewport: { width: 1440, height: 2000 } });

/** A project with a copy of the fixtures, which are formatted as the editor saves them. */
let folder: string;
let files: [path: string, text: string][];
let editor: ChildProcess;
let url: string;
let otherHosts: string[];

test.beforeAll("npm run edit", async () => {
  folder = fs.mkdtempSync(join(tmpdir(), "project-"));
  const content = join(folder, "content");
  fs.cpSync(CONTENT_DIR, content, { recursive: true });
  fs.mkdirSync(join(folder, ".git"));
  files = fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(yaml|svg)$/.test(path))
    .map((path) => [path, fs.readFileSync(join(folder, path), "utf8")]);
  const port = await freePort();
  url = `http://127.0.0.1:${port}/`;
  const env = { ...process.env, CONTENT_DIR: content, EDITOR_PORT: `${port}` };
  const command = ["run", "edit", "--", "--no-open"];
  editor = spawn("npm", command, { env, detached: true, stdio: "ignore" });
  await expect(() => fetch(url)).toPass();
});

test.afterAll(() => {
  process.kill(-(editor.pid ?? 0));
  fs.rmSync(folder, { recursive: true });
});

test.beforeEach(({ page }) => {
  otherHosts = [];
  page.on("response", (response) => {
    const from = response.url();
    if (!/^(blob|data):/.test(from) && !from.startsWith(url)) otherHosts.push(from);
  });
});

test.afterEach("no other host answers", () => {
  expect(otherHosts).toEqual([]);
});

const EDITS: [does: string, addedAndRemoved: number[], edit: (page: Page) => Promise<void>][] = [
  ["changes a quote", [1, 1], (page) => fillFirstQuote(page, "One line, changed.")],
  ["adds a quote", [3, 0], (page) => addQuote(page, "eol5")],
  ["deletes a quote", [0, 3], (page) => buttonOf(page, "eol4", "Remove").click()],
  ["uploads a cover", [1, 1], uploadCover],
];

test("changes only the lines edited, and the site builds", async ({ page }) => {
  await openProject(page);
  for (const [does, lines, edit] of EDITS) {
    const before = await read(page, VOLUME);
    await openVolume(page);
    await edit(page);
    await save(page);
    expect(changedLines(before, await read(page, VOLUME)), does).toEqual(lines);
  }
  const before = await read(page, SITE);
  await page.getByText("The whole site").click();
  await fill(page, PRICE, "49,90");
  await button(page, "Save").click();
  await expect(page.getByText("This is not a price: use digits and a point")).toBeVisible();
  expect(await read(page, SITE)).toBe(before);
  await fill(page, PRICE, "49.90");
  await save(page);
  const after = await read(page, SITE);
  expect(after).toContain("price: '49.90'\n");
  expect(changedLines(before, after)).toEqual([1, 0]);

  const edited = join(folder, "edited");
  fs.cpSync(join(folder, "content"), join(edited, "content"), { recursive: true });
  for (const path of [VOLUME, SITE, "content/covers/my-photo.jpg"])
    await copyTo(edited, page, path);
  buildSite({ CONTENT_DIR: join(edited, "content"), DIST_DIR: join(edited, "dist") });
});

test("preserves unusual characters", async ({ page }) => {
  await openProject(page);
  await openVolume(page);
  await fillFirstQuote(page, ODD);
  await save(page);
  await openVolume(page);
  await buttonOf(page, "eol1", "Expand").click();
  await expect(field(page, "Quote")).toHaveValue(ODD);
  await fill(page, "Title", "Another");
  await save(page);
  expect(parse(await read(page, VOLUME)).quotes[0].text).toBe(ODD);
});

test("shows a duplicate id after it is saved, and a file that is changed elsewhere", async ({
  page,
}) => {
  await openProject(page);
  await openVolume(page);
  await addQuote(page, "eol1");
  await save(page);
  const notice = page.getByRole("alert").filter({ hasText: "cannot be built" });
  const change = page.getByRole("alert").filter({ hasText: "changed outside the editor" });
  await copyTo(folder, page, VOLUME);
  await expect(notice).toContainText(
    `${VOLUME}:19  quote id "eol1" is already used in ${VOLUME}:7`,
  );
  await expect(change).toBeHidden();

  for (const [path, text] of files.filter(([path]) => [VOLUME, SITE].includes(path)))
    fs.writeFileSync(join(folder, path), text);
  await expect(notice).toBeHidden();
  await expect(change).toContainText(`${SITE} was changed outside the editor.`);
});

test("offers only the folder of this computer", async ({ page }) => {
  await page.goto(url);
  await expect(button(page, "Work with Local Repository")).toBeVisible();
  const signIn = page.locator(".inner > .buttons > .secondary"); // Sveltia's, hidden by our page
  expect(await signIn.count()).toBeGreaterThan(0);
  await expect(page.getByRole("button").filter({ visible: true })).toHaveText([/Local Repository/]);
});

test("serves only this computer", async ({ request }) => {
  expect((await request.get(url)).status()).toBe(200);
  const misled = await request.get(url, { headers: { host: "evil.example" } });
  expect(misled.status()).toBe(403);
  const outer = url.replace("127.0.0.1", "[::1]");
  await expect(request.get(outer)).rejects.toThrow("ECONNREFUSED");
});

/** Opens the project in the origin private file system, which the stubbed folder picker returns. */
async function openProject(page: Page) {
  await page.goto(url);
  await page.evaluate(async (files) => {
    const root = await navigator.storage.getDirectory();
    await root.getDirectoryHandle(".git", { create: true });
    for (const [path, text] of files) {
      let folder = root;
      const names = path.split("/");
      for (const name of names.slice(0, -1))
        folder = await folder.getDirectoryHandle(name, { create: true });
      const file = await folder.getFileHandle(names.at(-1) ?? "", { create: true });
      const stream = await file.createWritable();
      await stream.write(text);
      await stream.close();
    }
    Object.assign(window, { showDirectoryPicker: async () => root });
  }, files);
  await button(page, "Work with Local Repository").click();
  await expect(button(page, "New")).toBeVisible();
}

async function bytesOf(page: Page, path: string) {
  const bytes = await page.evaluate(async (path) => {
    let folder = await navigator.storage.getDirectory();
    const names = path.split("/");
    for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name);
    const file = await (await folder.getFileHandle(names.at(-1) ?? "")).getFile();
    return [...new Uint8Array(await file.arrayBuffer())];
  }, path);
  return Buffer.from(bytes);
}

async function read(page: Page, path: string) {
  return (await bytesOf(page, path)).toString();
}

/** Copies a file from the browser to the disk, by way of another as browsers do. */
async function copyTo(folder: string, page: Page, path: string) {
  const file = join(folder, path);
  fs.writeFileSync(`${file}.crswap`, await bytesOf(page, path));
  fs.renameSync(`${file}.crswap`, file);
}

async function save(page: Page) {
  await button(page, "Save").click();
  await expect(page.getByRole("group", { name: "Content Editor" })).toBeHidden();
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const openVolume = (page: Page) => page.getByText("Experiences of Life").click();

function buttonOf(page: Page, quote: string, name: string) {
  const groups = page.getByRole("group").filter({ hasText: new RegExp(`${quote} ·`) });
  return groups.last().getByRole("button", { name });
}

/** Fills a field again until the text stays: a form that has just opened may be reset. */
function fill(page: Page, name: string, text: string) {
  return expect(async () => {
    await field(page, name).fill(text);
    await nextFrames(page, 12);
    expect(await field(page, name).inputValue()).toBe(text);
  }).toPass();
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

/** How many lines were added and removed, from the first to the last that differs. */
function changedLines(before: string, after: string) {
  const [old, now] = [before.split("\n"), after.split("\n")];
  while (old.length > 0 && old[0] === now[0]) for (const lines of [old, now]) lines.shift();
  while (old.length > 0 && old.at(-1) === now.at(-1)) for (const lines of [old, now]) lines.pop();
  return [now.length, old.length];
}

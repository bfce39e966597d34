import { spawn } from "node:child_process";
import * as fs from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { CONTENT_DIR } from "./fixture-site.ts";
import { freePort } from "./free-port.ts";
import { nextFrames } from "./next-frames.ts";

export const SITE = "content/site.yaml";
export const VOLUME = "content/volumes/experiences-of-life.yaml";

/** `npm run edit` on a copy of the fixtures, which are formatted as the editor saves them. */
interface RunningEditor {
  url: string;
  folder: string;
  /** Its files before any test changed them. */
  files: [path: string, text: string][];
  output: string;
}

/** A test in the editor that fails if another host answers. */
export const test = base.extend<{ project: Project }, { editor: RunningEditor }>({
  editor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed
    async ({}, use) => {
      const folder = fs.mkdtempSync(join(tmpdir(), "project-"));
      const content = join(folder, "content");
      fs.cpSync(CONTENT_DIR, content, { recursive: true });
      fs.mkdirSync(join(folder, ".git"));
      const port = await freePort();
      const env = { ...process.env, CONTENT_DIR: content, EDITOR_PORT: `${port}` };
      const files = fs
        .readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((name) => /\.(yaml|svg)$/.test(name))
        .map((name): [string, string] => [name, fs.readFileSync(join(folder, name), "utf8")]);
      const editor = { url: `http://127.0.0.1:${port}/`, folder, files, output: "" };
      const child = spawn("npm", ["run", "edit", "--", "--no-open"], { env, detached: true });
      for (const stream of [child.stdout, child.stderr]) {
        stream.setEncoding("utf8").on("data", (text: string) => {
          editor.output += text;
        });
      }
      try {
        await expect.poll(() => editor.output, { timeout: 120_000 }).toContain("Ctrl+C");
        await use(editor);
      } finally {
        process.kill(-(child.pid ?? 0));
        fs.rmSync(folder, { recursive: true });
      }
    },
    { scope: "worker", timeout: 150_000 },
  ],

  // The editor renders all items of a list only if they fit the window.
  viewport: { width: 1440, height: 2000 },

  project: async ({ page, editor }, use) => {
    const otherHosts: string[] = [];
    page.on("response", (response) => {
      const url = response.url();
      if (!/^(blob|data):/.test(url) && !url.startsWith(editor.url)) otherHosts.push(url);
    });
    await page.goto(editor.url);
    const project = new Project(page);
    await project.open(editor.files);
    await use(project);
    expect(otherHosts).toEqual([]);
  },
});

/** A project in the origin private file system, which the stubbed folder picker returns. */
export class Project {
  constructor(readonly page: Page) {}

  async open(files: RunningEditor["files"]) {
    await this.page.evaluate(async (files) => {
      const root = await navigator.storage.getDirectory();
      await root.getDirectoryHandle(".git", { create: true });
      for (const [path, text] of files) {
        let folder = root;
        const names = path.split("/");
        for (const name of names.slice(0, -1)) {
          folder = await folder.getDirectoryHandle(name, { create: true });
        }
        const file = await folder.getFileHandle(names.at(-1) ?? "", { create: true });
        const stream = await file.createWritable();
        await stream.write(text);
        await stream.close();
      }
      Object.assign(window, { showDirectoryPicker: async () => root });
    }, files);
    await this.page.getByRole("button", { name: "Work with Local Repository" }).click();
    await expect(this.page.getByRole("button", { name: "New" })).toBeVisible({ timeout: 30_000 });
  }

  async bytes(path: string) {
    const bytes = await this.page.evaluate(async (path) => {
      let folder = await navigator.storage.getDirectory();
      const names = path.split("/");
      for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name);
      const file = await (await folder.getFileHandle(names.at(-1) ?? "")).getFile();
      return [...new Uint8Array(await file.arrayBuffer())];
    }, path);
    return Buffer.from(bytes);
  }

  async read(path: string) {
    return (await this.bytes(path)).toString();
  }

  /** Copies a file from the browser to the disk, by way of another as browsers do. */
  async copyTo(folder: string, path: string) {
    const file = join(folder, path);
    fs.writeFileSync(`${file}.crswap`, await this.bytes(path));
    fs.renameSync(`${file}.crswap`, file);
  }

  async save() {
    await this.page.getByRole("button", { name: "Save" }).click();
    const form = this.page.getByRole("group", { name: "Content Editor" });
    await expect(form).toBeHidden({ timeout: 30_000 }); // the machine may be busy
  }
}

export const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
export const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
export const openVolume = (page: Page) => page.getByText("Experiences of Life").click();

/** Fills a field again until the text stays: a form that has just opened may be reset. */
export const fill = (page: Page, name: string, text: string) =>
  expect(async () => {
    await field(page, name).fill(text);
    await nextFrames(page, 12);
    await expect(field(page, name)).toHaveValue(text, { timeout: 1 });
  }).toPass();

/** How many lines were added and removed, from the first to the last that differs. */
export function changedLines(before: string, after: string) {
  const [old, now] = [before.split("\n"), after.split("\n")];
  while (old.length > 0 && old[0] === now[0]) for (const lines of [old, now]) lines.shift();
  while (old.length > 0 && old.at(-1) === now.at(-1)) for (const lines of [old, now]) lines.pop();
  return [now.length, old.length];
}

export { expect };

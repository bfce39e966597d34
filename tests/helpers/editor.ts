import { spawn, spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test as base, expect, type Page } from "@playwright/test";
import { CONTENT_DIR } from "./fixtures";
import { freePort } from "./free-port";

export const VOLUME = "content/volumes/experiences-of-life.yaml";

/** `npm run edit` on a copy of the fixtures, in the form that the editor saves. */
interface RunningEditor {
  address: string;
  port: number;
  /** The copy's project folder. */
  folder: string;
  /** Its files before any test changed them, in Base64. */
  files: [path: string, data: string][];
  /** What the command has printed. */
  output: string;
}

/** A test in the editor, which fails when a page asks another host or breaks the policy. */
export const test = base.extend<{ project: Project }, { editor: RunningEditor }>({
  editor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what is needed
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "project-"));
      cpSync(CONTENT_DIR, join(folder, "content"), { recursive: true });
      mkdirSync(join(folder, ".git"));
      keepFewQuotes(join(folder, VOLUME));
      const port = await freePort();
      const env = { ...process.env, CONTENT_DIR: join(folder, "content"), EDITOR_PORT: `${port}` };
      spawnSync("npm", ["run", "content", "--", "--format"], { env });
      const editor: RunningEditor = {
        address: `http://127.0.0.1:${port}/`,
        port,
        folder,
        files: filesIn(folder),
        output: "",
      };
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
        rmSync(folder, { recursive: true });
      }
    },
    { scope: "worker", timeout: 150_000 },
  ],

  // All items of a list are drawn only where there is room for them.
  viewport: { width: 1440, height: 2000 },

  project: async ({ page, editor }, use) => {
    const faults: string[] = [];
    page.on("request", (request) => {
      const url = request.url();
      if (!/^(blob|data):/.test(url) && !url.startsWith(editor.address)) faults.push(url);
    });
    page.on("console", (message) => {
      if (message.type() === "error") faults.push(message.text());
    });
    page.on("pageerror", ({ message }) => faults.push(message));
    await page.goto(editor.address);
    const project = new Project(page);
    await project.open(editor.files);
    await use(project);
    expect(faults).toEqual([]);
  },
});

/** A project in the browser's own file system, which answers for the folder that is picked. */
export class Project {
  constructor(readonly page: Page) {}

  async open(files: RunningEditor["files"]) {
    await this.page.evaluate(async (files) => {
      const root = await navigator.storage.getDirectory();
      await root.getDirectoryHandle(".git", { create: true });
      for (const [path, data] of files) {
        let folder = root;
        const names = path.split("/");
        for (const name of names.slice(0, -1)) {
          folder = await folder.getDirectoryHandle(name, { create: true });
        }
        const file = await folder.getFileHandle(names.at(-1) ?? "", { create: true });
        const stream = await file.createWritable();
        await stream.write(Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0)));
        await stream.close();
      }
      Object.assign(window, { showDirectoryPicker: async () => root });
    }, files);
    await this.page.getByRole("button", { name: "Work with Local Repository" }).click();
    await expect(this.page.getByRole("button", { name: "New" })).toBeVisible({ timeout: 30_000 });
  }

  /** A file's bytes, in Base64. */
  async bytes(path: string) {
    return this.page.evaluate(async (path) => {
      let folder = await navigator.storage.getDirectory();
      const names = path.split("/");
      for (const name of names.slice(0, -1)) folder = await folder.getDirectoryHandle(name);
      const file = await (await folder.getFileHandle(names.at(-1) ?? "")).getFile();
      const letters = Array.from(new Uint8Array(await file.arrayBuffer()), (byte) =>
        String.fromCharCode(byte),
      );
      return btoa(letters.join(""));
    }, path);
  }

  async read(path: string) {
    return Buffer.from(await this.bytes(path), "base64").toString();
  }

  /** Copies a file from the browser to the disk. */
  async copyTo(folder: string, path: string) {
    writeFileSync(join(folder, path), Buffer.from(await this.bytes(path), "base64"));
  }

  async save() {
    await this.page.getByRole("button", { name: "Save" }).click();
    const form = this.page.getByRole("group", { name: "Content Editor" });
    await expect(form).toBeHidden({ timeout: 30_000 }); // on machines that may be busy
  }
}

function filesIn(folder: string) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(yaml|svg)$/.test(name))
    .map((name): [string, string] => [name, readFileSync(join(folder, name), "base64")]);
}

/** The editor draws only the items of a list that are in view. */
function keepFewQuotes(file: string) {
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.slice(0, text.indexOf("  - id: eol7")));
}

/** How many lines were added and removed, as Git counts. */
export function changedLines(before: string, after: string) {
  const folder = mkdtempSync(join(tmpdir(), "lines-"));
  const [a, b] = [join(folder, "a"), join(folder, "b")];
  writeFileSync(a, before);
  writeFileSync(b, after);
  const { stdout } = spawnSync("git", ["diff", "--no-index", "--numstat", a, b]);
  rmSync(dirname(a), { recursive: true });
  const [added = 0, removed = 0] = stdout.toString().split("\t").map(Number);
  return { added, removed };
}

export { expect };

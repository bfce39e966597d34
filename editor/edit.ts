import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, dirname, join, relative } from "node:path";
import { createServer } from "vite";
import { checkContent, problemLine } from "../content-io/read-content.ts";
import { buildOptionsFrom } from "../tools/paths.ts";
import { UserError } from "../tools/user-error.ts";
import { editorConfig } from "./config.ts";
import { bundleEditor, createEditor } from "./server.ts";

/** A fixed port, because the browser remembers the chosen folder by origin. */
const PORT = Number(process.env.EDITOR_PORT ?? 5180);
const ADDRESS = `http://127.0.0.1:${PORT}/`;

/* npm run edit: serves the content as forms, and the site beside them. */
const [option] = process.argv.slice(2);
if (option && option !== "--no-open") {
  throw new UserError(`Unknown option ${option}. Type: npm run edit`);
}
console.log("Starting the editor…");
const { contentDir } = buildOptionsFrom(process.env);
const project = dirname(contentDir);
const files = await bundleEditor("editor/page");
const { server, broadcast } = createEditor(files);
server.listen(PORT, "127.0.0.1");
await once(server, "listening").catch(({ code, message }) => {
  const isTaken = code === "EADDRINUSE";
  throw new UserError(isTaken ? `${ADDRESS} is in use: is the editor open already?` : message);
});

const site = await createServer({ logLevel: "error" });
await site.listen();
const siteUrl = site.resolvedUrls?.local[0] ?? "";
const { sources } = await checkContent(contentDir);
const liveUrl = sources.site.value?.siteUrl ?? siteUrl;
files.set("/config.json", JSON.stringify(editorConfig(basename(project), liveUrl)));
site.watcher.on("all", async (_event, file) => {
  if (!file.startsWith(contentDir) || !file.endsWith(".yaml")) return;
  const text = await readFile(file, "utf8").catch(() => undefined); // may be deleted
  const problems = (await checkContent(contentDir)).problems.map(problemLine);
  broadcast({ file: relative(project, file).replaceAll("\\", "/"), text, problems });
});

console.log(`
The editor is at ${ADDRESS} and your site at ${siteUrl}

1. In the editor, press “Work with Local Repository” and choose the folder ${project}
2. Press Save, and your site shows the change at once; nothing is published by it.
3. Changed a file elsewhere? Reload the editor first, or its next save overwrites that change.

Ctrl+C stops both.`);
if (!existsSync(join(project, ".git"))) {
  console.log(`\nThe editor opens only Git repositories. Type in that folder: git init`);
}
if (!option) openBrowser(ADDRESS);

function openBrowser(address: string) {
  const command = { darwin: "open", win32: "explorer" }[process.platform as string] ?? "xdg-open";
  // If no browser can be opened, the printed URL is enough.
  spawn(command, [address], { stdio: "ignore", detached: true })
    .on("error", () => {})
    .unref();
}

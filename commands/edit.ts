import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { parseArgs } from "node:util";
import { createServer } from "vite";
import { pathsFrom } from "../tools/paths.ts";
import { editorConfig } from "./editor-config.ts";
import { bundleEditor, createEditor } from "./editor-server.ts";

/* npm run edit: the content as forms in the browser, and the site beside it. */

/** Always the same: the browser remembers the folder by the editor's address. */
const PORT = Number(process.env.EDITOR_PORT ?? 5180);

const { values } = parseArgs({ options: { "no-open": { type: "boolean" } } });
const { content } = pathsFrom(process.env);
const project = dirname(content);

const site = await createServer({ logLevel: "error", clearScreen: false });
await site.listen();
const siteUrl = site.resolvedUrls?.local[0] ?? "";
const files = await bundleEditor("editor");
files.set("/config.json", JSON.stringify(editorConfig(basename(project), siteUrl)));
const { server, tell } = createEditor(files);

site.watcher.on("all", (_event, file) => {
  if (file.startsWith(content) && file.endsWith(".yaml")) tell(relative(project, file));
});
server.on("error", stop).listen(PORT, "127.0.0.1", () => {
  const address = `http://127.0.0.1:${PORT}/`;
  console.log(`
The editor is at ${address} and your site at ${siteUrl}

1. In the editor, press “Work with Local Repository” and choose the folder ${project}
2. Press Save, and your site shows the change at once; nothing is published by it.
3. Changed a file elsewhere? Reload the editor first, or its next save overwrites that change.

Ctrl+C stops both.`);
  if (!existsSync(join(project, ".git"))) {
    console.log(`\nThe editor opens only folders that Git keeps: run  git init  in ${project}`);
  }
  if (!values["no-open"]) openBrowser(address);
});

function stop({ code, message }: NodeJS.ErrnoException) {
  const isTaken = code === "EADDRINUSE";
  console.error(isTaken ? `Port ${PORT} is in use: is the editor open already?` : message);
  process.exit(1);
}

function openBrowser(address: string) {
  const command = { darwin: "open", win32: "explorer" }[process.platform as string] ?? "xdg-open";
  // Where there is none, the printed address is enough.
  spawn(command, [address], { stdio: "ignore", detached: true })
    .on("error", () => {})
    .unref();
}

// npm run edit: serves the content as forms, and the site beside them.
import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { createServer } from "vite";
import { checkContent, problemLine } from "../content-io/read-content.ts";
import { buildOptionsFrom, contains } from "../tools/folders.ts";
import { UserError } from "../tools/user-error.ts";
import { editorConfig } from "./config.ts";
import { startEditor } from "./server.ts";

/** A fixed port, because the browser remembers the chosen folder by origin. */
const PORT = Number(process.env.EDITOR_PORT ?? 5180);
const EDITOR_URL = `http://127.0.0.1:${PORT}/`;

const [option] = process.argv.slice(2);
if (option && option !== "--no-open") {
  throw new UserError(`Unknown option ${option}. Type: npm run edit`);
}
console.log("Starting the editor…");
const { contentDir } = buildOptionsFrom(process.env);
const project = dirname(contentDir);
const site = await createServer({ logLevel: "error" });
await site.listen();
const siteUrl = site.resolvedUrls?.local[0] ?? "";
const { filesByKind, problems } = await checkContent(contentDir);
const config = editorConfig(basename(project), filesByKind.site.value?.siteUrl ?? siteUrl);
const showProblems = await startEditor(PORT, config, !option);
showProblems(problems.map(problemLine));
site.watcher.on("all", async (_event, file) => {
  if (!contains(contentDir, file)) return;
  showProblems((await checkContent(contentDir)).problems.map(problemLine));
});

console.log(`
The editor is at ${EDITOR_URL} and your site at ${siteUrl}

1. In the editor, press “Work with Local Repository” and choose the folder ${project}
2. Press Save, and your site shows the change at once; nothing is published by it.
3. Changed a file elsewhere? Reload the editor first, or its next save overwrites that change.

Ctrl+C stops both.`);
if (!existsSync(join(project, ".git"))) {
  console.log(`\nThe editor opens only Git repositories. Type in that folder: git init`);
}

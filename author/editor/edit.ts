import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { createServer } from "vite";
import { checkContent, problemLine } from "../../content-reader/read-content.ts";
import { buildOptionsFrom, contains } from "../../tools/folders.ts";
import { editorConfig } from "./config.ts";
import { watchOtherWriters } from "./other-writers.ts";
import { startEditor } from "./server.ts";

/** npm run edit: serves the content as forms, and the site beside them. */
export default async function edit(args: string[], env: NodeJS.ProcessEnv) {
  // A fixed port, because the browser remembers the chosen folder by origin.
  const port = Number(env.EDITOR_PORT ?? 5180);
  const { contentDir } = buildOptionsFrom(env);
  const project = dirname(contentDir);
  console.log("Starting the editor…");
  const site = await createServer({ logLevel: "error" });
  await site.listen();
  const siteUrl = site.resolvedUrls?.local[0] ?? "";
  const { filesByKind, problems } = await checkContent(contentDir);
  const config = editorConfig(basename(project), filesByKind.site.value?.siteUrl ?? siteUrl);
  const { showProblems, showChange } = await startEditor(port, config, !args.includes("--no-open"));
  showProblems(problems.map(problemLine));
  site.watcher.on("all", async (_event, file) => {
    if (!contains(contentDir, file)) return;
    showProblems((await checkContent(contentDir)).problems.map(problemLine));
  });
  watchOtherWriters(contentDir, showChange);

  const lines = [
    "",
    `The editor is at http://127.0.0.1:${port}/ and your site at ${siteUrl}`,
    "",
    `1. In the editor, press “Work with Local Repository” and choose the folder ${project}`,
    "2. Press Save, and your site shows the change at once; nothing is published by it.",
    "",
    "Ctrl+C stops both.",
  ];
  if (!existsSync(join(project, ".git")))
    lines.push("", "The editor opens only Git repositories. Type in that folder: git init");
  return { lines };
}

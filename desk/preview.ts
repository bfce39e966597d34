import { relative } from "node:path";
import { CONTENT_DIR, DIST_DIR, PREVIEW_DIR } from "../vite/paths.ts";
import { readArguments } from "./arguments.ts";
import { writePreview } from "./preview/write-preview.tsx";
import { runCommand } from "./run-command.ts";

const USAGE = `Shows all covers, sharing pictures and quotes, as they are set, on one page.

  npm run preview:cards`;

runCommand(USAGE, async () => {
  readArguments([]);
  const folders = { content: CONTENT_DIR, dist: DIST_DIR, preview: PREVIEW_DIR };
  const page = await writePreview(folders);
  console.log(`Open ${relative(process.cwd(), page)} in a browser.`);
  return true;
});

import { relative } from "node:path";
import { pathsFrom } from "../tools/paths.ts";
import { readArguments, runCommand } from "./command.ts";
import { writePreview } from "./preview/write-preview.tsx";

const USAGE = `Shows all covers, sharing pictures and quotes, as they are set, on one page.

  npm run preview:cards`;

await runCommand(USAGE, async () => {
  readArguments({});
  const page = await writePreview(pathsFrom(process.env));
  console.log(`Open ${relative(process.cwd(), page)} in a browser.`);
  return true;
});

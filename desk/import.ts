import { basename } from "node:path";
import { pathsFrom } from "../tools/paths.ts";
import { readArguments, UsageError } from "./arguments.ts";
import { counted } from "./check.ts";
import { importSheet } from "./import/import-sheet.ts";
import { changesText } from "./import/report.ts";
import { SheetError } from "./import/sheet-error.ts";
import { runCommand } from "./run-command.ts";

const USAGE = `Takes quotes over from a spreadsheet (saved as CSV, with the columns id, text, example) into a volume.

  npm run content:import experiences-of-life.csv            shows what would change in that volume
  npm run content:import quotes.csv experiences-of-life     the same, for a sheet of another name
  npm run content:import -- experiences-of-life.csv --write     makes the changes

Where the volume has quotes that the sheet has not, say what becomes of them: --keep or --drop.
With --all every change is shown, not only the first ten of each kind.`;

runCommand(USAGE, async () => {
  const { names, flags } = readArguments(["write", "keep", "drop", "all"]);
  const [file, slug = basename(file ?? "").replace(/\.[^.]+$/, "")] = names;
  if (!file) throw new UsageError("Which file?");
  if (flags.has("keep") && flags.has("drop")) throw new UsageError("Either --keep or --drop.");
  const onAbsent = flags.has("keep") ? "keep" : flags.has("drop") ? "drop" : "refuse";

  try {
    const { changes, notes, write, ...volume } = await importSheet(
      pathsFrom(process.env).content,
      file,
      slug,
      onAbsent,
    );
    console.log(`\n${file} → ${volume.file}\n\n${changesText(changes, flags.has("all"))}\n`);
    for (const note of notes) console.log(note);
    if (!write) {
      console.error(
        `Nothing is written: ${counted(changes.absent.length, "quote")} would be lost.\nAdd --keep to leave them in the volume, or --drop to take them out.`,
      );
      return false;
    }
    if (flags.has("write")) {
      await write();
      console.log(`Written to ${volume.file}. Check it: npm run content`);
    } else {
      const typed = process.argv.slice(2).join(" ");
      console.log(
        `Nothing is written yet. To make these changes:\n\n  npm run content:import -- ${typed} --write`,
      );
    }
    return true;
  } catch (error) {
    if (!(error instanceof SheetError)) throw error;
    console.error(`${error.message}\n\nNothing is written.`);
    return false;
  }
});

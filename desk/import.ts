import { pathsFrom } from "../tools/paths.ts";
import { counted } from "./check.ts";
import { readArguments, runCommand, UsageError } from "./command.ts";
import { isAnything } from "./import/changes.ts";
import { importSheet } from "./import/import-sheet.ts";
import { changesText } from "./import/report.ts";
import { SheetError } from "./import/sheet-text.ts";

const USAGE = `Takes quotes over from a spreadsheet, saved as CSV, with the columns text, example and id (which may be left out).

  npm run content:import "Letters Home - Sheet1.csv"                    shows what would change in the volume of that name
  npm run content:import -- quotes.csv --into letters-home              the same, for a sheet of another name
  npm run content:import -- quotes.csv --new "Letters Home"             makes a new volume of it
  npm run content:import -- quotes.csv --into letters-home --write      makes the changes

Where the volume has quotes that the sheet has not, say what becomes of them: --keep or --drop.
With --all every change is shown, not only the first ten of each kind.`;

const OPTIONS = {
  into: { type: "string" },
  new: { type: "string" },
  write: { type: "boolean" },
  keep: { type: "boolean" },
  drop: { type: "boolean" },
  all: { type: "boolean" },
} as const;

await runCommand(USAGE, async () => {
  const { positionals, values } = readArguments(OPTIONS);
  const [file, other] = positionals;
  if (!file) throw new UsageError("Which file?");
  if (other) {
    throw new UsageError(
      `What is ${other}? A volume comes after --into; a name with spaces needs "quotation marks".`,
    );
  }
  if (values.keep && values.drop) throw new UsageError("Either --keep or --drop.");
  if (values.into && values.new) throw new UsageError("Either --into or --new.");
  const onAbsent = values.keep ? "keep" : values.drop ? "drop" : "refuse";

  try {
    const { changes, notes, write, ...volume } = await importSheet(
      pathsFrom(process.env).content,
      file,
      values,
      onAbsent,
    );
    console.log(`\n${file} → ${volume.file}\n\n${changesText(changes, values.all ?? false)}\n`);
    for (const note of notes) console.log(note);
    if (!isAnything(changes)) {
      console.log("The volume has all of this already: there is nothing to change.");
      return true;
    }
    if (!write) {
      console.error(
        `Nothing is written: ${counted(changes.absent.length, "quote")} would be lost.\nAdd --keep to leave them in the volume, or --drop to take them out.`,
      );
      return false;
    }
    if (values.write) {
      await write();
      console.log(`Written to ${volume.file}. Check it: npm run content`);
    } else {
      const typed = process.argv.slice(2).map(quoted).join(" ");
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

function quoted(word: string) {
  return /[^\w./:\\-]/.test(word) ? `"${word}"` : word;
}

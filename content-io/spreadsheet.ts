import { parse } from "csv-parse/sync";
import { type Quote, quoteSchema } from "../src/content/books.ts";
import { UserError } from "../tools/user-error.ts";
import { decodeSpreadsheet } from "./decode-spreadsheet.ts";

/** A quote in a spreadsheet; it may have no id yet. */
export type Row = Omit<Quote, "id"> & { id?: string | undefined };

const COLUMNS = ["text", "example", "id"];
const rowSchema = quoteSchema.partial({ id: true });

/** Reads the quotes of a CSV file with the columns text, example and, optionally, id. */
export function readSpreadsheet(bytes: Uint8Array, given?: string) {
  const [first, second] = bytes;
  if (first === 0x50 && second === 0x4b) {
    throw new UserError(
      "This is a workbook, not a CSV file: in the spreadsheet choose Save as, then “CSV UTF-8”.",
    );
  }
  const { text, ...decoded } = decodeSpreadsheet(bytes, given);
  return { rows: rowsOf(text), ...decoded };
}

function rowsOf(csv: string) {
  const [head = [], ...records] = recordsOf(csv);
  const names = head.map((name) => name.trim().toLowerCase());
  const missing = COLUMNS.find((column) => column !== "id" && !names.includes(column));
  if (missing) {
    throw new UserError(
      `There is no column "${missing}": the first row must name the columns; it reads "${head.join(", ")}".`,
    );
  }
  const rowOf = new Map<string, number>();
  const faults: string[] = [];

  const rows = records.flatMap((record, index): Row[] => {
    if (record.every((cell) => cell.trim() === "")) return [];
    const cells = COLUMNS.map((column) => record[names.indexOf(column)]);
    const [text = "", example = "", spacedId = ""] = cells;
    const id = spacedId.trim();
    const row = { text, example, ...(id && { id }) };
    const { data, error } = rowSchema.safeParse(row);
    const reasons = (error?.issues ?? []).map(
      ({ path, message }) => `"${String(path[0])}" ${message}`,
    );
    if (record.slice(head.length).some((cell) => cell.trim())) {
      reasons.push("has too many cells: put text with commas or semicolons in quotation marks");
    }
    const first = rowOf.get(id);
    if (id && first) reasons.push(`repeats the id "${id}" of row ${first}`);
    else rowOf.set(id, index + 2); // the spreadsheet's row: counted from 1, with the heading
    faults.push(...reasons.map((reason) => `Row ${index + 2}: ${reason}`));
    return [data ?? row];
  });
  if (faults.length > 0) throw new UserError(faults.join("\n"));
  if (rows.length === 0) throw new UserError("The spreadsheet has no rows.");
  return rows;
}

function recordsOf(text: string): string[][] {
  const csv = text.replace(/^"?sep=[^\n]*\n/, ""); // this line tells Excel the delimiter
  // Spreadsheets write a semicolon where the comma marks decimals.
  const [, delimiter = ","] = /\b(?:text|example)"? *([,;\t])/i.exec(csv) ?? [];
  const cast = (cell: string) => cell.normalize("NFC").replace(/(?<=\S) +/g, " ");
  try {
    return parse(csv, { delimiter, cast, relax_column_count: true, relax_quotes: true });
  } catch {
    // With these parser options an unclosed quotation mark is the only possible error.
    throw new UserError("The spreadsheet opens a quotation mark that is never closed.");
  }
}

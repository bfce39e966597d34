import { parse } from "csv-parse/sync";
import { type Quote, quoteSchema } from "../src/content-model/book-schemas.ts";
import { UserError } from "../tools/user-error.ts";

/** A quote in a spreadsheet; it may have no id yet. */
export type Row = Omit<Quote, "id"> & { id?: string | undefined };

const COLUMNS = ["text", "example", "id"];
const rowSchema = quoteSchema.partial({ id: true });

/** Reads the quotes of a CSV file with the columns text, example and, optionally, id. */
export function readSpreadsheet(bytes: Uint8Array) {
  const [head = [], ...records] = recordsOf(decode(bytes));
  const names = head.map((name) => name.trim().toLowerCase());
  const missing = COLUMNS.find((column) => column !== "id" && !names.includes(column));
  if (missing) {
    throw new UserError(
      `There is no column "${missing}": the first row must name the columns; it reads "${head.join(", ")}".`,
    );
  }
  const problems: string[] = [];
  const rows = records.flatMap((record, index): Row[] => {
    if (record.every((cell) => cell.trim() === "")) return [];
    const [text = "", example = "", spacedId = ""] = COLUMNS.map(
      (column) => record[names.indexOf(column)],
    );
    const id = spacedId.trim() || undefined;
    const { data, error } = rowSchema.safeParse({ text, example, id });
    const reasons = (error?.issues ?? []).map(
      ({ path, message }) => `"${String(path[0])}" ${message}`,
    );
    if (record.slice(head.length).some((cell) => cell.trim())) {
      reasons.push("has too many cells: put text with commas or semicolons in quotation marks");
    }
    const number = index + 2; // the spreadsheet's: counted from 1, with the heading
    problems.push(...reasons.map((reason) => `Row ${number}: ${reason}`));
    return data ? [data] : [];
  });
  if (problems.length > 0) throw new UserError(problems.join("\n"));
  if (rows.length === 0) throw new UserError("The spreadsheet has no rows.");
  return rows;
}

/** The text of a file in UTF-8, or in UTF-16 as Excel writes it; other encodings are not guessed. */
function decode(bytes: Uint8Array) {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe; // a byte order mark
  try {
    return new TextDecoder(isUtf16 ? "utf-16le" : "utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new UserError(
      "This is not a CSV file in UTF-8. Save it again: in Excel with Save as, then “CSV UTF-8”; in Google Sheets with Download → CSV.",
    );
  }
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

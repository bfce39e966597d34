import { CsvError, parse } from "csv-parse/sync";
import { type Quote, quoteSchema } from "../../src/content/books.ts";
import { didYouMean } from "../../vite/content/did-you-mean.ts";
import { counted } from "../check.ts";
import { SheetError } from "./sheet-text.ts";

const COLUMNS = ["id", "text", "example"];
const SEPARATORS = [",", ";", "\t"]; // spreadsheets write a semicolon where the comma marks decimals

const IN_MARKS = "words with a separator in them belong in quotation marks";

/**
 * Reads quotes from a sheet with the columns text, example and, where they have one, id, which is
 * else empty; throws when any row is amiss.
 */
export function readSheet(csv: string) {
  const { rows, head } = rowsOf(csv);
  const columns = columnsOf(head);
  const rowOf = new Map<string, number>();
  const quotes: Quote[] = [];
  const faults: string[] = [];
  let folded = 0;

  rows.forEach((cells, at) => {
    const row = at + 2; // as the spreadsheet counts: from one, heading included
    if (cells.every((cell) => cell.trim() === "")) return;
    const raw = columns.map((column) => cells[column] ?? "");
    folded += raw.some((cell) => /[\r\n]/.test(cell.trim())) ? 1 : 0;
    const [id = "", text = "", example = ""] = raw.map(tidy);
    const first = rowOf.get(id);
    const isTooLong = cells.slice(head.length).some((cell) => cell.trim() !== "");
    const own = [
      isTooLong && `has ${cells.length} cells, the heading ${head.length}: ${IN_MARKS}`,
      ...faultsOf({ id, text, example }),
      id && first && `has the id "${id}" of row ${first}`,
    ].filter(Boolean);
    faults.push(...own.map((fault) => `Row ${row} ${fault}.`));
    if (id && !first) rowOf.set(id, row);
    quotes.push({ id, text, example });
  });
  if (faults.length > 0) throw new SheetError(...faults);
  if (quotes.length === 0) throw new SheetError("The sheet has a heading but no rows.");
  return { quotes, notes: notesOn(head, folded) };
}

function rowsOf(csv: string) {
  const [, declared] = /^sep=(.)\r?\n/i.exec(csv) ?? []; // a line that Excel reads and never shows
  const text = declared ? csv.slice(csv.indexOf("\n") + 1) : csv;
  const separator = declared ?? likeliest(text);
  const [head, ...rows] = records(text, separator);
  if (!head) throw new SheetError("The file is empty.");
  return { head: head.map((name) => name.trim()), rows };
}

/** The separator with which most of the columns we look for come to light. */
function likeliest(text: string) {
  const found = (separator: string) => {
    const [head = []] = records(text.slice(0, 1000).split(/[\r\n]/, 1)[0] ?? "", separator);
    return head.filter(isColumn).length;
  };
  return SEPARATORS.reduce((best, next) => (found(next) > found(best) ? next : best));
}

function records(text: string, separator: string): string[][] {
  try {
    return parse(text, { delimiter: separator, relax_column_count: true, relax_quotes: true });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new SheetError(
      error.code === "CSV_QUOTE_NOT_CLOSED"
        ? 'A quotation mark (") is opened and never closed, so that the rest of the sheet is one cell.'
        : `The file is no CSV: ${error.message}`,
    );
  }
}

/** Where each of our columns is in the sheet: -1 for that of the ids, if it has none. */
function columnsOf(head: string[]) {
  const names = head.map(plainName);
  const faults = COLUMNS.flatMap((column) => {
    const count = names.filter((name) => name === column).length;
    if (count === 1) return [];
    if (count > 1) return [`There are ${count} columns called "${column}".`];
    const misspelt = head.find((name) => didYouMean(name, [column]) !== "");
    if (misspelt) return [`There is no column "${column}": perhaps "${misspelt}" is meant.`];
    return column === "id" ? [] : [`There is no column "${column}".`];
  });
  if (faults.length > 0) {
    const there = head
      .filter(Boolean)
      .map((name) => `"${name}"`)
      .join(", ");
    throw new SheetError(
      ...faults,
      `The first row must name the columns; here it reads ${there || "nothing"}.`,
    );
  }
  return COLUMNS.map((column) => names.indexOf(column));
}

function isColumn(name: string) {
  return COLUMNS.includes(plainName(name));
}

function plainName(name: string) {
  return name.trim().toLowerCase();
}

function faultsOf(quote: Quote) {
  const missing = (["text", "example"] as const)
    .filter((name) => quote[name] === "")
    .map((name) => `has no ${name}`);
  if (missing.length > 0 || quote.id === "") return missing;
  const issues = quoteSchema.safeParse(quote).error?.issues ?? [];
  return issues.map(
    ({ path, message }) => `has the ${String(path[0])} "${quote.id}", which ${message}`,
  );
}

function notesOn(head: string[], folded: number) {
  const ignored = head.filter((name) => name && !isColumn(name));
  return [
    ignored.length > 0 && `Left out of account: the columns ${ignored.join(", ")}.`,
    folded > 0 &&
      `Line breaks within a cell become spaces (${counted(folded, "row")}): the site sets each sentence as a line.`,
  ].filter((note) => note !== false);
}

function tidy(cell: string) {
  return cell.normalize("NFC").replace(/\s+/g, " ").trim();
}

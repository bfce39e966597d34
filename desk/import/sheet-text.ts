import { SheetError } from "./sheet-error.ts";

/** The text of a spreadsheet export, in whichever encoding spreadsheets write with a mark. */
export function sheetText(bytes: Uint8Array): string {
  if (startsWith(bytes, 0x50, 0x4b)) {
    throw new SheetError(
      "This is a workbook, not a CSV file: in the spreadsheet choose Save as, then “CSV UTF-8”.",
    );
  }
  if (startsWith(bytes, 0xff, 0xfe)) return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes); // drops a byte order mark
  } catch {
    throw new SheetError("The file is not UTF-8: save it as “CSV UTF-8”.");
  }
}

function startsWith(bytes: Uint8Array, ...first: number[]) {
  return first.every((byte, at) => bytes[at] === byte);
}

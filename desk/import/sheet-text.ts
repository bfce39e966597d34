import { readAsWindows } from "../../vite/content/odd-letters.ts";

/** A spreadsheet that cannot be taken over as it is, with everything that is wrong with it. */
export class SheetError extends Error {
  constructor(...reasons: string[]) {
    super(reasons.join("\n"));
  }
}

/** The words of a spreadsheet export, and what to say of how they were read. */
export function sheetText(bytes: Uint8Array): { text: string; notes: string[] } {
  if (startsWith(bytes, 0x50, 0x4b)) {
    throw new SheetError(
      "This is a workbook, not a CSV file: in the spreadsheet choose Save as, then “CSV UTF-8”.",
    );
  }
  const isUtf16 = startsWith(bytes, 0xff, 0xfe);
  try {
    const decoder = new TextDecoder(isUtf16 ? "utf-16le" : "utf-8", { fatal: true });
    return { text: decoder.decode(bytes), notes: [] }; // without its byte order mark
  } catch {
    const text = readAsWindows(bytes); // Excel's plain “CSV”
    const words = text.match(/[^\s,;"]*[^\p{ASCII}\s][^\s,;"]*/gu) ?? [];
    const some = [...new Set(words)].slice(0, 5).join(", ");
    return {
      text,
      notes: [`Read from it: ${some}. If that is not what you wrote, save it as “CSV UTF-8”.`],
    };
  }
}

function startsWith(bytes: Uint8Array, ...first: number[]) {
  return first.every((byte, at) => bytes[at] === byte);
}

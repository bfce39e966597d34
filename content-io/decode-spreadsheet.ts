import { UserError } from "../tools/user-error.ts";

/** A CSV file's text, and how it was read. */
interface DecodedText {
  text: string;
  encoding: string;
  /** Whether other encodings are as likely. */
  isGuess: boolean;
}

/** Bytes that are letters of Polish words in windows-1250, and no letters in windows-1252. */
const POLISH_WORD = /[a-z][łą][a-z]/i;
/** What a word never has, and what ISO 8859-2 looks like if read as windows-1250. */
const SYMBOL_IN_WORD = /\p{L}[\p{S}\p{No}\p{Cc}¶]\p{L}/u;

/**
 * Decodes a CSV file as `given`, or else as what it says it is (UTF-16, UTF-8) or must be
 * (windows-1250); anything else is taken for Excel's plain CSV, windows-1252.
 */
export function decodeSpreadsheet(bytes: Uint8Array, given?: string): DecodedText {
  if (given) return { text: decode(bytes, given), encoding: given, isGuess: false };
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  const encoding = isUtf16 ? "utf-16le" : "utf-8";
  try {
    const decoder = new TextDecoder(encoding, { fatal: true }); // drops the byte order mark
    return { text: decoder.decode(bytes), encoding, isGuess: false };
  } catch {
    const text = decode(bytes, "windows-1250");
    if (POLISH_WORD.test(text) && !SYMBOL_IN_WORD.test(text))
      return { text, encoding: "windows-1250", isGuess: false };
    return { text: decode(bytes, "windows-1252"), encoding: "windows-1252", isGuess: true };
  }
}

function decode(bytes: Uint8Array, encoding: string) {
  try {
    // Unless read as a stream, Node 20 decodes windows-1252 as Latin-1.
    return new TextDecoder(encoding).decode(bytes, { stream: true });
  } catch {
    throw new UserError(
      `There is no encoding "${encoding}": windows-1250, windows-1252 and macintosh are usual.`,
    );
  }
}

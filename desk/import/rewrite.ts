import { isDeepStrictEqual } from "node:util";
import { isMap, isScalar, isSeq, parseDocument, Scalar, YAMLMap } from "yaml";
import { type Quote, volumeSchema } from "../../src/content/books.ts";

/** A volume's file with these quotes in this order; comments and everything else stay as they are. */
export function withQuotes(yaml: string, quotes: Quote[]): string {
  const document = parseDocument(yaml);
  const list = document.get("quotes");
  if (!isSeq(list)) throw new Error("The volume has no list of quotes.");

  const nodes = new Map(
    list.items.flatMap((node) => (isMap(node) ? [[String(node.get("id")), node]] : [])),
  );
  list.flow = false;
  list.items = quotes.map((quote) => {
    const node = nodes.get(quote.id) ?? new YAMLMap();
    if (!node.has("id")) node.set("id", quote.id);
    setWords(node, "text", quote.text);
    setWords(node, "example", quote.example);
    return node;
  });
  const text = document.toString({ lineWidth: 0 });
  assertHolds(text, quotes);
  return withMarksOf(yaml, text);
}

function setWords(node: YAMLMap, field: "text" | "example", words: string) {
  const old = node.get(field, true);
  if (isScalar(old) && String(old.value).trim() === words) return;
  const scalar = isScalar(old) ? old : new Scalar(words); // the old one may carry a comment
  scalar.value = words;
  scalar.type = Scalar.BLOCK_FOLDED;
  node.set(field, scalar);
}

/** Reads back what is about to be written, so that a slip here can never cost the author a word. */
function assertHolds(text: string, quotes: Quote[]) {
  const written = volumeSchema.parse(parseDocument(text).toJS());
  if (!isDeepStrictEqual(written.quotes, quotes)) {
    throw new Error("The quotes would not read back as they were given; nothing was written.");
  }
}

/** A file from Windows keeps its line ends and its byte order mark. */
function withMarksOf(before: string, text: string) {
  const mark = before.startsWith("\uFEFF") && !text.startsWith("\uFEFF") ? "\uFEFF" : "";
  return mark + (before.includes("\r\n") ? text.replace(/\r?\n/g, "\r\n") : text);
}

import type { Volume } from "../src/content/books.ts";
import buyPage from "../src/pages/buy/buy.content.ts";
import dicePage from "../src/pages/dice/dice.content.ts";
import type { Problem } from "../vite/content/problem.ts";
import { type Sources, sourceOf } from "../vite/content/read-folder.ts";
import type { SourceFile } from "../vite/content/source-file.ts";

/** Some of the author's words, and how to tell something about them. */
export interface Passage {
  kind: "text" | "example" | "prose";
  words: string;
  /** How to speak of it: `quote "eol7"`, or the field on a page. */
  name: string;
  tell: (reason: string) => Problem;
}

/** Every passage of free prose; words that the site fixes letter by letter are not among them. */
export function passagesIn(sources: Sources): Passage[] {
  return [
    ...sources.volumes.flatMap(quotePassages),
    ...prose(sourceOf(sources, buyPage), ({ benefits }) =>
      benefits.map(({ text }, at) => [text, ["benefits", at, "text"]]),
    ),
    ...prose(sourceOf(sources, dicePage), ({ intro, quote, boxes }) => [
      [intro, ["intro"]],
      [quote, ["quote"]],
      ...boxes.map(({ text }, at): Found => [text, ["boxes", at, "text"]]),
    ]),
  ];
}

type Found = [words: string, path: (string | number)[]];

function quotePassages({ data, problemAt }: SourceFile<Volume>): Passage[] {
  return (data?.quotes ?? []).flatMap((quote, at) =>
    (["text", "example"] as const).map((kind) => ({
      kind,
      words: quote[kind],
      name: `quote "${quote.id}"`,
      tell: (reason: string) => problemAt(["quotes", at, kind], reason),
    })),
  );
}

function prose<T>({ data, problemAt }: SourceFile<T>, find: (data: T) => Found[]): Passage[] {
  return (data ? find(data) : []).map(([words, path]) => ({
    kind: "prose",
    words,
    name: `"${path.at(-1)}"`,
    tell: (reason) => problemAt(path, reason),
  }));
}

import { LONG_QUOTE, lengthClass, sentencesOf } from "../src/quotes/typesetting.ts";
import { inReadingOrder, type Problem } from "../vite/content/problem.ts";
import type { Sources } from "../vite/content/read-folder.ts";
import { noAction } from "./action.ts";
import { alikePairs } from "./alike.ts";
import { type Passage, passagesIn } from "./passages.ts";
import { straightMark } from "./typography.ts";

/** What an author may want to look at though the site builds all the same, in reading order. */
export function warningsFor(sources: Sources): Problem[] {
  const passages = passagesIn(sources);
  const texts = passages.filter(({ kind }) => kind === "text");
  const examples = passages.filter(({ kind }) => kind === "example");
  return inReadingOrder([
    ...texts.flatMap(lengthOf),
    ...examples.flatMap(actionOf),
    ...likenesses(texts),
    ...likenesses(examples),
    ...passages.flatMap(marksOf),
    ...shelfOf(sources),
    ...sources.files.flatMap(({ warnings }) => warnings),
  ]);
}

/** By the rule that the page itself sets quotes by. */
function lengthOf({ words, name, tell }: Passage): Problem[] {
  if (lengthClass(words) !== "epic") return [];
  const { length } = [...words];
  const reason =
    length > LONG_QUOTE
      ? `is ${length} letters long; up to ${LONG_QUOTE} set well`
      : `has ${sentencesOf(words).length} sentences, each on a line of its own; fewer set better`;
  return [tell(`${name} ${reason}`)];
}

function actionOf({ words, name, tell }: Passage): Problem[] {
  const reason = noAction(words);
  return reason ? [tell(`${name}: the example ${reason}; begin it with something to do`)] : [];
}

function marksOf({ words, kind, name, tell }: Passage): Problem[] {
  const mark = straightMark(words);
  const owner = kind === "prose" ? name : `${name}: the ${kind}`;
  return mark
    ? [tell(`${owner} has a typewriter's mark: write ${mark.fix} for ${mark.found}`)]
    : [];
}

function likenesses(passages: Passage[]): Problem[] {
  return alikePairs(passages).map(([{ name, kind, tell }, earlier]) => {
    const { file, line } = earlier.tell("");
    return tell(`${name}: the ${kind} is much like that of ${earlier.name} in ${file}:${line}`);
  });
}

/** Volumes that nobody will come upon, and volumes with nothing to read. */
function shelfOf({ collections, volumes }: Sources): Problem[] {
  const named = new Set(collections.flatMap(({ data }) => data?.volumes ?? []));
  return volumes.flatMap(({ data, problemAt }) => {
    if (!data) return [];
    const loose = `no collection names the volume "${data.slug}", so no page links to it`;
    return [
      !named.has(data.slug) && problemAt(["slug"], loose),
      data.quotes.length === 0 && problemAt(["quotes"], "the volume has no quotes yet"),
    ].filter((problem) => problem !== false);
  });
}

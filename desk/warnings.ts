import { sentencesOf } from "../src/quotes/sentences.ts";
import { SETS_WELL, settingOf } from "../src/quotes/setting.ts";
import type { Sources } from "../vite/content/read-folder.ts";
import type { Problem } from "../vite/content/source-file.ts";
import { noAction } from "./action.ts";
import { alikePairs } from "./alike.ts";
import { type Passage, passagesIn } from "./passages.ts";
import { straightMark } from "./typography.ts";

/** What an author may want to look at though the site builds all the same, in reading order. */
export function warningsFor(sources: Sources): Problem[] {
  const passages = passagesIn(sources);
  const texts = passages.filter(({ kind }) => kind === "text");
  const examples = passages.filter(({ kind }) => kind === "example");
  return [
    ...texts.flatMap(lengthOf),
    ...examples.flatMap(actionOf),
    ...likenesses(texts),
    ...likenesses(examples),
    ...passages.flatMap(marksOf),
    ...shelfOf(sources),
    ...filesOf(sources).flatMap(({ warnings }) => warnings),
  ].sort((a, b) => a.file.localeCompare(b.file, "en") || a.line - b.line);
}

function filesOf({ site, pages, collections, volumes }: Sources) {
  return [site, ...pages.map(({ source }) => source), ...collections, ...volumes];
}

/** By the rule that the page itself sets quotes by. */
function lengthOf({ words, name, ...place }: Passage): Problem[] {
  if (settingOf(words) !== "epic") return [];
  const { length } = [...words];
  const reason =
    length > SETS_WELL
      ? `is ${length} letters long; up to ${SETS_WELL} set well`
      : `has ${sentencesOf(words).length} sentences, each on a line of its own; fewer set better`;
  return [at(place, `${name} ${reason}`)];
}

function actionOf({ words, name, ...place }: Passage): Problem[] {
  const reason = noAction(words);
  return reason ? [at(place, `${name}: the example ${reason}; begin it with something to do`)] : [];
}

function marksOf({ words, kind, name, ...place }: Passage): Problem[] {
  const mark = straightMark(words);
  const owner = kind === "prose" ? name : `${name}: the ${kind}`;
  return mark
    ? [at(place, `${owner} has a typewriter's mark: write ${mark.fix} for ${mark.found}`)]
    : [];
}

function likenesses(passages: Passage[]): Problem[] {
  return alikePairs(passages).map(([later, earlier]) =>
    at(
      later,
      `${later.name}: the ${later.kind} is much like that of ${earlier.name} in ${earlier.file}:${earlier.line}`,
    ),
  );
}

/** Volumes that nobody will come upon, and volumes with nothing to read. */
function shelfOf({ collections, volumes }: Sources): Problem[] {
  const named = new Set(collections.flatMap(({ data }) => data?.volumes ?? []));
  return volumes.flatMap(({ file, data, lineOf }) => [
    ...(data && !named.has(data.slug)
      ? [
          at(
            { file, line: lineOf(["slug"]) },
            `no collection names the volume "${data.slug}", so no page links to it`,
          ),
        ]
      : []),
    ...(data?.quotes.length === 0
      ? [at({ file, line: lineOf(["quotes"]) }, "the volume has no quotes yet")]
      : []),
  ]);
}

function at({ file, line }: { file: string; line: number }, reason: string): Problem {
  return { file, line, reason };
}

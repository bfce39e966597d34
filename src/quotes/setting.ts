import { sentencesOf } from "./sentences.ts";

/** Longer quotes are set so small, and stand so tall, that a phone may have to scroll. */
export const SETS_WELL = 200;

/** Every sentence begins a line of its own, so the shortest takes as much room as this. */
const SHORTEST_LINE = 21;

/** How large a quote is set: the longer it is, the smaller, down to a size that still reads well. */
export function settingOf(text: string) {
  const length = lengthOf(text);
  if (length > SETS_WELL) return "epic";
  if (length > 120) return "long";
  if (length > 100) return "full";
  if (length > 72) return "short";
  return "brief";
}

function lengthOf(text: string) {
  const lengths = sentencesOf(text).map((sentence) => [...sentence].length);
  return lengths.reduce((sum, length) => sum + Math.max(length, SHORTEST_LINE), 0);
}

interface Box {
  width: number;
  height: number;
}

type Measure = (text: string) => number;

/** Heights in em: of a capital letter, and from one line to the next. */
export const CAPITAL = 0.7;
export const LEAD = 0.95;

const LARGEST = 140;
const MOST_LINES = 5;

/** The largest size at which a title fits the box, and its lines, as even as its words allow. */
export function fitTitle(title: string, box: Box, widthInEm: Measure) {
  const words = title.split(" ");
  const counts = Array.from({ length: Math.min(MOST_LINES, words.length) }, (_, at) => at + 1);
  const tries = counts.map((count) => {
    const lines = evenLines(words, count, widthInEm);
    const widest = Math.max(...lines.map(widthInEm));
    const size = Math.min(LARGEST, box.width / widest, box.height / heightInEm(count));
    return { lines, size };
  });
  return tries.reduce((best, other) => (other.size > best.size ? other : best));
}

/** From the top of the first line's capitals to the last line's baseline. */
export function heightInEm(lines: number) {
  return CAPITAL + LEAD * (lines - 1);
}

/** Of all ways to set the words in so many lines, the one whose widest line is narrowest. */
function evenLines(words: string[], count: number, widthInEm: Measure): string[] {
  if (count === 1) return [words.join(" ")];
  const ways = words.slice(0, words.length - count + 1).map((_, at) => {
    const first = words.slice(0, at + 1).join(" ");
    const lines = [first, ...evenLines(words.slice(at + 1), count - 1, widthInEm)];
    return { lines, widest: Math.max(...lines.map(widthInEm)) };
  });
  return ways.reduce((best, other) => (other.widest < best.widest ? other : best)).lines;
}

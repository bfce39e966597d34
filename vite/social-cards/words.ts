import { colour } from "../pictures/colour.ts";
import { CAPITAL, fitTitle, heightInEm, LEAD } from "./fit-title.ts";
import { type Layer, overlay } from "./layer.ts";
import { canSet, type Face, outline, type Piece, widthInEm } from "./typesetter.ts";

const LEFT = 74;
const MIDDLE = 350; // of the part that the backdrop keeps quiet for words
const TALLEST = 374;
const TRACKING = -0.018; // em, as large titles are set on the site
const NOTE_SIZE = 45;
const NOTE_DROP = 80; // from the title's last baseline to the note's
const GRADES: Face[] = ["grade10", "grade20", "grade35"];

interface Words {
  title: string;
  note?: string | undefined;
  /** How far the title may reach. */
  width: number;
  caret: string;
}

/** A title with the caret behind it, as on the home page, and a note in italics below. */
export function words({ title, note: wanted, width, caret }: Words): Layer[] {
  const text = typographic(title);
  if (!canSet({ text, face: "roman" })) return []; // the artwork must do without
  const note = canSet({ text: typographic(wanted ?? ""), face: "italic" }) ? wanted : undefined;

  const drop = note ? NOTE_DROP : 0;
  const box = { width, height: TALLEST - drop };
  const { lines, size } = fitTitle(text, box, (line) => widthInEm(roman(line), TRACKING));
  const top = MIDDLE - (size * heightInEm(lines.length) + drop) / 2;
  const baseline = (at: number) => top + size * (CAPITAL + LEAD * at);
  const last = lines.length - 1;

  const set = lines.map((line, at) =>
    outline(at === last ? graded(line) : roman(line), size, TRACKING),
  );
  const caretX = LEFT + (set[last]?.width ?? 0) + size * 0.1;
  return [
    overlay(
      [
        ...set.map(({ path }, at) => shape(path, LEFT, baseline(at), colour("paper"))),
        shape(caretPath(size), caretX, baseline(last), caret),
        note ? noteShape(note, baseline(last) + drop) : "",
      ].join(""),
    ),
  ];
}

function noteShape(note: string, y: number) {
  const { path } = outline([{ text: typographic(note), face: "italic" }], NOTE_SIZE);
  return shape(path, LEFT, y, colour("paper-2"));
}

/** Behind the caret letters are still noise: the last three sharpen from right to left. */
function graded(line: string): Piece[] {
  const letters = [...line];
  const end = letters.splice(-GRADES.length);
  const pieces = end.map((text, at): Piece => ({ text, face: GRADES[at] ?? "roman" }));
  return pieces.every(canSet) ? [...roman(letters.join("")), ...pieces] : roman(line);
}

function roman(text: string): Piece[] {
  return [{ text, face: "roman" }];
}

function caretPath(size: number) {
  return `M0 ${-0.8 * size}h${0.055 * size}v${0.87 * size}h${-0.055 * size}z`;
}

function shape(path: string, x: number, y: number, fill: string) {
  return `<path transform="translate(${x} ${y})" fill="${fill}" d="${path}"/>`;
}

function typographic(text: string) {
  return text.replaceAll("'", "’");
}

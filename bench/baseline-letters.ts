import { createCells, glitch, NO_LETTER } from "../src/effects/letter-glitch/cells";
import {
  ALPHABET,
  CELLS,
  GLITCH_MS,
  LETTERS,
  letterFont,
} from "../src/effects/letter-glitch/settings";
import { shadeLetter } from "../src/effects/letter-glitch/shade";
import { seededRandom } from "../src/runtime/random";
import { isWide } from "../src/runtime/wide";

/** The plain way to the same picture: clear the canvas and write every letter again. */
export function startBaselineLetters(canvas: HTMLCanvasElement, everyFrame: boolean) {
  const context = canvas.getContext("2d");
  if (!context) return;
  const { clientWidth: width, clientHeight: height } = canvas;
  const ratio = devicePixelRatio; // the plain way knows no cap
  canvas.width = width * ratio;
  canvas.height = height * ratio;
  const cell = isWide() ? CELLS.wide : CELLS.narrow;
  const random = seededRandom(LETTERS.seed);
  const columns = Math.ceil(width / cell.width);
  const cells = createCells(columns, Math.ceil(height / cell.height), random);
  const shade = new Float32Array(4);

  const draw = (partOfStep: number) => {
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, width, height);
    context.font = letterFont(cell.fontSize);
    context.textAlign = "center";
    context.textBaseline = "middle";
    for (const [i, letter] of cells.letter.entries()) {
      if (letter === NO_LETTER) continue;
      const age = (cells.age[i] ?? 0) + partOfStep;
      shadeLetter(shade, cells.chance[i] ?? 0, age, 0, 1, LETTERS.level);
      const [red, green, blue, alpha] = shade;
      context.fillStyle = `rgb(${red} ${green} ${blue} / ${alpha})`;
      const column = i % columns;
      const row = Math.floor(i / columns);
      const x = (column + 0.5) * cell.width;
      context.fillText(ALPHABET[letter] ?? "", x, (row + 0.5) * cell.height);
    }
  };

  let changed = performance.now();
  setInterval(() => {
    glitch(cells, random, 1);
    changed = performance.now();
    if (!everyFrame) draw(0);
  }, GLITCH_MS);
  if (everyFrame) {
    requestAnimationFrame(function frame(ms) {
      requestAnimationFrame(frame);
      draw(Math.max(0, (ms - changed) / GLITCH_MS)); // fades run on between two changes
    });
  }
}

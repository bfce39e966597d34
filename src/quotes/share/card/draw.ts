import { KEYHOLE_PATH } from "../../../components/keyhole";
import { type CardSize, type CardWords, type Face, layoutCard } from "./layout";

export interface CardTheme {
  /** A colour or a family of the site, by the name of its token. */
  token: (name: string) => string;
  /** The papers of the book's volumes. */
  spines: string[];
}

type Context = CanvasRenderingContext2D;
type Point = ReturnType<typeof layoutCard>["arrow"];

const WORD_SPACING_EM = 0.06; // Redaction's spaces are narrow, as on the page
const ARROW = new Path2D("M4 2v9h13M12 6l5 5-5 5"); // the icon "turn", in its box of 20
const ARROW_SCALE = 1.9;
const KEYHOLE_SCALE = 45 / 22; // its box is 14 by 22
const SPINE_WIDTH = 16;
const HINGE_WIDTH = 4;

/** Draws one share card on `context`, whose canvas has the card's size. */
export function drawCard(context: Context, words: CardWords, card: CardSize, theme: CardTheme) {
  const { token, spines } = theme;
  const setFace = (face: Face, size: number) => {
    context.font = `${size}px ${token(`font-${face}`)}`;
    context.wordSpacing = face === "voice" ? `${size * WORD_SPACING_EM}px` : "0px";
  };
  const { runs, arrow, keyhole } = layoutCard(words, card, (text, face, size) => {
    setFace(face, size);
    return context.measureText(text).width;
  });

  drawGround(context, card, token);
  drawSpines(context, card, spines);
  for (const { text, x, y, face, size, ink } of runs) {
    setFace(face, size);
    context.fillStyle = token(ink);
    context.fillText(text, x, y);
  }
  drawAt(context, arrow, ARROW_SCALE, () => {
    context.strokeStyle = token("tint");
    context.lineWidth = 1.5;
    context.stroke(ARROW);
  });
  drawAt(context, keyhole, KEYHOLE_SCALE, () => {
    context.fillStyle = token("paper");
    context.fill(new Path2D(KEYHOLE_PATH));
  });
}

function drawGround(context: Context, { width, height }: CardSize, token: CardTheme["token"]) {
  context.fillStyle = token("ink");
  context.fillRect(0, 0, width, height);
  const ray = context.createRadialGradient(width / 2, -80, 0, width / 2, -80, height);
  ray.addColorStop(0, `rgb(${token("ray-warm")} / 0.07)`);
  ray.addColorStop(1, `rgb(${token("ray-warm")} / 0)`);
  context.fillStyle = ray;
  context.fillRect(0, 0, width, height);
}

/** The book's papers down the left edge, each with a darker inner edge. */
function drawSpines(context: Context, { height }: CardSize, spines: string[]) {
  spines.forEach((paper, at) => {
    context.fillStyle = paper;
    context.fillRect(0, (at * height) / spines.length, SPINE_WIDTH, height / spines.length);
  });
  context.fillStyle = "rgb(0 0 0 / 0.22)";
  context.fillRect(SPINE_WIDTH - HINGE_WIDTH, 0, HINGE_WIDTH, height);
}

function drawAt(context: Context, { x, y }: Point, scale: number, draw: () => void) {
  context.save();
  context.translate(x, y);
  context.scale(scale, scale);
  draw();
  context.restore();
}

import { CARD, type CardWords, type Face, type Ink, layoutCard } from "./layout";

/** The colours and families of the site, as its tokens give them. */
export interface CardTheme {
  readonly ground: string;
  /** An rgb triplet. */
  readonly light: string;
  readonly inks: Readonly<Record<Ink, string>>;
  readonly faces: Readonly<Record<Face, string>>;
}

type Context = CanvasRenderingContext2D;

const WORD_SPACING_EM = 0.06; // Redaction's spaces are narrow, as on the page
const ARROW = new Path2D("M4 2v9h13M12 6l5 5-5 5"); // the icon "turn", in its box of 20
const ARROW_SCALE = 1.9;

/** Draws one share card on `context`, whose canvas has the card's size. */
export function drawCard(context: Context, words: CardWords, theme: CardTheme) {
  const setFace = (face: Face, size: number) => {
    context.font = `${size}px ${theme.faces[face]}`;
    context.wordSpacing = face === "voice" ? `${size * WORD_SPACING_EM}px` : "0px";
  };
  const { runs, arrow } = layoutCard(words, (text, face, size) => {
    setFace(face, size);
    return context.measureText(text).width;
  });

  drawGround(context, theme);
  for (const { text, x, y, face, size, ink } of runs) {
    setFace(face, size);
    context.fillStyle = theme.inks[ink];
    context.fillText(text, x, y);
  }
  drawArrow(context, arrow, theme.inks.accent);
}

function drawGround(context: Context, { ground, light }: CardTheme) {
  context.fillStyle = ground;
  context.fillRect(0, 0, CARD.width, CARD.height);
  const ray = context.createRadialGradient(
    CARD.width / 2,
    -80,
    0,
    CARD.width / 2,
    -80,
    CARD.height,
  );
  ray.addColorStop(0, `rgb(${light} / 0.07)`);
  ray.addColorStop(1, `rgb(${light} / 0)`);
  context.fillStyle = ray;
  context.fillRect(0, 0, CARD.width, CARD.height);
}

function drawArrow(context: Context, { x, y }: { x: number; y: number }, colour: string) {
  context.save();
  context.translate(x, y);
  context.scale(ARROW_SCALE, ARROW_SCALE);
  context.strokeStyle = colour;
  context.lineWidth = 1.5;
  context.stroke(ARROW);
  context.restore();
}

import type { Passage } from "../passage";
import type { Outcome } from "../share";
import { type CardTheme, drawCard } from "./draw";
import { CARDS } from "./layout";

const DOWNLOAD_STARTED_MS = 10_000; // some browsers read the picture well after the click

/** Draws the card in the colours that hold at `place` and hands it to the browser as a download. */
export async function saveCard(
  passage: Passage,
  kind: keyof typeof CARDS,
  place: Element,
): Promise<Outcome> {
  const card = CARDS[kind];
  const theme = themeAt(place, passage.spines);
  await fontsFor(passage, theme);
  const canvas = document.createElement("canvas");
  canvas.width = card.width;
  canvas.height = card.height;
  const context = canvas.getContext("2d");
  if (!context) return "refused";
  drawCard(context, passage, card, theme);
  const image = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!image) return "refused";
  download(image, `${passage.fileName}${kind === "story" ? "-story" : ""}.png`);
  return "downloading";
}

function themeAt(place: Element, spines: readonly string[]): CardTheme {
  const style = getComputedStyle(place);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return {
    ground: token("ink"),
    light: token("ray-warm"),
    inks: {
      accent: token("accent"),
      tint: token("tint"),
      paper: token("paper"),
      "paper-2": token("paper-2"),
      "paper-3": token("paper-3"),
    },
    faces: { voice: token("font-voice"), mono: token("font-mono") },
    spines: spines.map((spine) => paperOf(spine, place)),
  };
}

/** The colour of a paper, which the style sheet knows. */
function paperOf(spine: string, place: Element) {
  const probe = place.appendChild(document.createElement("i"));
  probe.dataset.spine = spine;
  const paper = getComputedStyle(probe).getPropertyValue("--spine");
  probe.remove();
  return paper;
}

/** A canvas does not wait for fonts by itself; one that cannot load has others after it. */
function fontsFor({ text, example }: Passage, { faces }: CardTheme) {
  return Promise.allSettled([
    document.fonts.load(`20px ${faces.voice}`, text),
    document.fonts.load(`20px ${faces.mono}`, example),
  ]);
}

function download(image: Blob, fileName: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(image);
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), DOWNLOAD_STARTED_MS);
}

import type { SharedQuote } from "../share-quote";
import { type CardTheme, drawCard } from "./draw";
import { CARDS } from "./layout";

const DOWNLOAD_STARTED_MS = 10_000; // some browsers read the picture well after the click

/** Draws the card in the colours that hold at `place` and hands it to the browser as a download. */
export async function saveCard(
  { book, quote, sentences, today }: SharedQuote & { sentences: string[] },
  kind: keyof typeof CARDS,
  place: Element,
) {
  const card = CARDS[kind];
  const words = {
    sentences,
    today,
    example: quote.example,
    title: book.title,
    subtitle: book.subtitle,
    host: location.host,
  };
  const style = getComputedStyle(place);
  const theme: CardTheme = {
    token: (name) => style.getPropertyValue(`--${name}`),
    spines: book.spines.map((spine) => paperOf(spine, place)),
  };

  // A canvas does not wait for fonts by itself; one that cannot load has others after it.
  await Promise.allSettled([
    document.fonts.load(`20px ${theme.token("font-voice")}`, quote.text),
    document.fonts.load(`20px ${theme.token("font-mono")}`, quote.example),
  ]);
  const canvas = document.createElement("canvas");
  canvas.width = card.width;
  canvas.height = card.height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas to draw on");
  drawCard(context, words, card, theme);
  const image = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
  if (!image) throw new Error("no picture of the canvas");
  download(image, `${book.slug}-${quote.id}${kind === "story" ? "-story" : ""}.png`);
}

/** The colour of a paper, which the style sheet knows. */
function paperOf(spine: string, place: Element) {
  const probe = place.appendChild(document.createElement("i"));
  probe.dataset.spine = spine;
  const paper = getComputedStyle(probe).getPropertyValue("--spine");
  probe.remove();
  return paper;
}

function download(image: Blob, fileName: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(image);
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), DOWNLOAD_STARTED_MS);
}

import { paint } from "./paint-quote-image";
import type { SharedQuote } from "./share-quote";

const TITLE_ROOM = 120; // px: two lines at their largest
const SUBTITLE_ROOM = 80;
const SMALLEST_PX = 8;
const STEP_PX = 2;
const DOWNLOAD_STARTED_MS = 10_000; // some browsers read the blob well after the click

/**
 * Saves the quote as a picture: lays out parts of `copy` off screen with quote-image.css, so that
 * the browser breaks the lines, and paints the result on a canvas.
 */
export async function saveQuoteImage(
  { book, quote }: SharedQuote,
  kind: "image" | "story",
  copy: Element,
  viewer: Element,
) {
  const text = copy.querySelector<HTMLElement>(".viewer-quote") ?? box("quote");
  const example = copy.querySelector(".viewer-example") ?? "";
  const logo = copy.querySelector(".logo") ?? "";
  const spines = book.spines.map((colour) => {
    const spine = box("spine");
    spine.dataset.bookColor = colour;
    return spine;
  });
  const title = box("title", book.title);
  const subtitle = box("subtitle", book.subtitle ?? "\u00a0");
  const words = box("text", text, example);
  const room = box("text-area", words);
  const host = box("host", logo, location.host);
  const image = box(kind, box("spines", ...spines, box("shade")), title, subtitle, room, host);
  image.classList.add("quote-image");
  image.inert = true;
  delete text.dataset.length; // its font size is computed below
  viewer.append(image);
  try {
    const fonts = [title, host].map((part) => `20px ${getComputedStyle(part).fontFamily}`);
    await Promise.allSettled(fonts.map((font) => document.fonts.load(font, image.textContent)));
    shrink(title, () => title.offsetHeight <= TITLE_ROOM);
    shrink(subtitle, () => subtitle.offsetHeight <= SUBTITLE_ROOM);
    shrink(text, () => words.offsetHeight <= room.offsetHeight);
    download(await paint(image), `${book.slug}-${quote.id}${kind === "story" ? "-story" : ""}.png`);
  } finally {
    image.remove();
  }
}

function box(name: string, ...children: (Node | string)[]) {
  const element = document.createElement("div");
  element.className = `quote-image-${name}`;
  element.append(...children);
  return element;
}

function shrink(part: HTMLElement, fits: () => boolean) {
  let size = Number.parseFloat(getComputedStyle(part).fontSize);
  while (!fits() && size > SMALLEST_PX) {
    size -= STEP_PX;
    part.style.fontSize = `${size}px`;
  }
}

function download(picture: Blob, fileName: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), DOWNLOAD_STARTED_MS);
}

import "./quote-image.css";
import type { Book, BookQuote } from "../../content/books.ts";
import { paintQuoteImage } from "./paint-quote-image.ts";

const TITLE_MAX_PX = 120; // two lines at their largest
const SUBTITLE_MAX_PX = 80;
const MIN_FONT_PX = 8;
const STEP_PX = 2;
const DOWNLOAD_STARTED_MS = 10_000; // some browsers read the blob well after the click

/**
 * Saves the quote as an image: lays out parts of `snapshot`, a copy of the page, off screen with
 * quote-image.css, so that the browser breaks the lines, and paints the result on a canvas.
 */
export async function saveQuoteImage(
  { book, quote }: { book: Book; quote: BookQuote },
  kind: "image" | "story",
  snapshot: HTMLElement,
) {
  const find = (selector: string) =>
    snapshot.querySelector<HTMLElement>(selector) ?? document.createElement("div");
  const text = find(".viewer-quote:not([hidden] *)");
  const spines = book.spines.map((color) => {
    const spine = createBox("spine");
    spine.dataset.bookColor = color;
    return spine;
  });
  const title = createBox("title", find("h1").textContent);
  const subtitleText = book.subtitle && find(".viewer-title p").textContent;
  const subtitle = createBox("subtitle", subtitleText ?? "\u00a0");
  const textBlock = createBox("text", text, find(".viewer-example:not([hidden] *)"));
  const textArea = createBox("text-area", textBlock);
  const host = createBox("host", find(".logo"), createBox("host-name", location.host));
  const spinesBox = createBox("spines", ...spines, createBox("shade"));
  const image = createBox(kind, spinesBox, title, subtitle, textArea, host);
  image.className = `quote-image quote-image--${kind}`;
  image.inert = true;
  image.dataset.bookColor = find(".viewer").dataset.bookColor ?? "";
  title.dataset.bookColor = find(".viewer-title").dataset.bookColor ?? "";
  delete text.dataset.length; // its font size is computed below
  document.body.append(image); // the viewer may be gone
  try {
    const fonts = [title, host].map((part) => `20px ${getComputedStyle(part).fontFamily}`);
    await Promise.allSettled(fonts.map((font) => document.fonts.load(font, image.textContent)));
    shrink(title, () => title.offsetHeight <= TITLE_MAX_PX);
    shrink(subtitle, () => subtitle.offsetHeight <= SUBTITLE_MAX_PX);
    shrink(text, () => textBlock.offsetHeight <= textArea.offsetHeight);
    download(
      await paintQuoteImage(image),
      `${book.slug}-${quote.id}${kind === "story" ? "-story" : ""}.png`,
    );
  } finally {
    image.remove();
  }
}

function createBox(name: string, ...children: (Node | string)[]) {
  const element = document.createElement("div");
  element.className = `quote-image-${name}`;
  element.append(...children);
  return element;
}

function shrink(part: HTMLElement, fits: () => boolean) {
  let size = Number.parseFloat(getComputedStyle(part).fontSize);
  while (!fits() && size > MIN_FONT_PX) {
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

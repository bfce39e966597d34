import "./quote-image.css";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { Logo } from "../../components/logo.tsx";
import type { Book, BookQuote } from "../../content/books.ts";
import { paintQuoteImage } from "./paint-quote-image.ts";

const TITLE_MAX_PX = 120; // two lines at their largest
const SUBTITLE_MAX_PX = 80;
const MIN_FONT_PX = 8;
const STEP_PX = 2;
const DOWNLOAD_STARTED_MS = 10_000; // some browsers read the blob well after the click

export interface QuoteImage {
  book: Book;
  quote: BookQuote;
  color: string | undefined; // of the quote's volume, for the marks and the icon
  title: string;
  subtitle: string;
  quotation: HTMLElement; // a copy of the quote and its example, as the page shows them
}

/**
 * Saves a quote as an image: lays it out off screen with quote-image.css, so that the browser breaks
 * the lines, and paints the result on a canvas.
 */
export async function saveQuoteImage(kind: "image" | "story", values: QuoteImage) {
  const { book, quote, color, quotation } = values;
  const text = quotation.firstElementChild as HTMLElement;
  delete text.dataset.length; // its font size is computed below
  const spines = book.spines.map((spine) => createBox("spine", [], spine));
  const title = createBox("title", [values.title], book.titleColor);
  const subtitle = createBox("subtitle", [values.subtitle]);
  const textBlock = createBox("text", [...quotation.children]);
  const textArea = createBox("text-area", [textBlock]);
  const host = createBox("host", []);
  const spinesBox = createBox("spines", [...spines, createBox("shade", [])]);
  const image = createBox(kind, [spinesBox, title, subtitle, textArea, host], color);
  image.className = `quote-image quote-image--${kind}`;
  image.inert = true;
  document.body.append(image); // the viewer may be gone
  const root = createRoot(host);
  flushSync(() => root.render([<Logo key="logo" />, <span key="name">{location.host}</span>]));
  try {
    const fonts = [title, host].map((part) => `20px ${getComputedStyle(part).fontFamily}`);
    await Promise.allSettled(fonts.map((font) => document.fonts.load(font, image.textContent)));
    shrink(title, () => title.offsetHeight <= TITLE_MAX_PX);
    shrink(subtitle, () => subtitle.offsetHeight <= SUBTITLE_MAX_PX);
    shrink(text, () => textBlock.offsetHeight <= textArea.offsetHeight);
    const suffix = kind === "story" ? "-story" : "";
    download(await paintQuoteImage(image), `${book.slug}-${quote.id}${suffix}.png`);
  } finally {
    root.unmount();
    image.remove();
  }
}

function createBox(name: string, children: (Node | string)[], color?: string) {
  const element = document.createElement("div");
  element.className = `quote-image-${name}`;
  if (color) element.dataset.bookColor = color;
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

export const SCREENSHOTS_DIR = "public/screenshots";

export const WINDOWS = {
  narrow: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  wide: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
};

const HOME = { path: "/", label: "The books" };
const BOOK = { path: "/book/lyrics-of-the-mind-trilogy", label: "One quote at a time" };
const OTHER_BOOK = { ...BOOK, path: "/book/dream-chasers-trilogy" };

/** Which pages the install dialog shows, on a phone and on a computer; taken by `take.ts`. */
export const SHOTS = [
  { ...HOME, name: "home-narrow.webp", formFactor: "narrow" },
  { ...BOOK, name: "book-narrow.webp", formFactor: "narrow" },
  { ...HOME, name: "home-wide.webp", formFactor: "wide" },
  { ...OTHER_BOOK, name: "book-wide.webp", formFactor: "wide" },
] as const;

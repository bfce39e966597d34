import { join } from "node:path";
import sharp from "sharp";

export const SCREENSHOTS_DIR = "public/screenshots";

/** Which pages the install dialog shows, on a phone and on a computer; taken by `take.ts`. */
export const SHOTS = [
  { name: "home-narrow.webp", path: "/", label: "The books", formFactor: "narrow" },
  {
    name: "book-narrow.webp",
    path: "/book/lyrics-of-the-mind-trilogy",
    label: "One quote at a time",
    formFactor: "narrow",
  },
  { name: "home-wide.webp", path: "/", label: "The books", formFactor: "wide" },
  {
    name: "book-wide.webp",
    path: "/book/dream-chasers-trilogy",
    label: "One quote at a time",
    formFactor: "wide",
  },
] as const;

export interface Screenshot {
  name: string;
  label: string;
  formFactor: "narrow" | "wide";
  width: number;
  height: number;
}

/** The taken screenshots with their true sizes. */
export function readScreenshots(): Promise<Screenshot[]> {
  return Promise.all(
    SHOTS.map(async ({ name, label, formFactor }) => {
      const { width, height } = await sharp(join(SCREENSHOTS_DIR, name)).metadata();
      return { name, label, formFactor, width, height };
    }),
  );
}

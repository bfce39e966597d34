import type { BrowserContextOptions } from "@playwright/test";

/** How a browser is set up before it starts. */
export interface Settings {
  reducedMotion: BrowserContextOptions["reducedMotion"];
  webGl: boolean;
}

export type Key = "ArrowLeft" | "ArrowRight" | "Home" | "End" | "PageUp" | "PageDown";

export interface Point {
  x: number;
  y: number;
}

/** Where the mouse is pressed, what it follows, and, last, where it is let go. */
export type Way = [Point, ...Point[]];

/** All that the smoke tests ask of a browser with one window; the rest is script in the page. */
export interface Browser {
  open(address: string): Promise<void>;
  /** Runs `action` in the page, so it must be whole in itself; its answer must be plain data. */
  evaluate<Answer, Argument>(
    action: (argument: Argument) => Answer | Promise<Answer>,
    argument: Argument,
  ): Promise<Answer>;
  drag(way: Way): Promise<void>;
  press(key: Key): Promise<void>;
  /** The window's content as a PNG, as the engine has it right now. */
  photograph(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Starts a browser; what goes wrong in its pages is told to `onFault`, unless the page tells it. */
export type Launch = (settings: Settings, onFault: (text: string) => void) => Promise<Browser>;

export const WINDOW = { width: 1440, height: 900 };

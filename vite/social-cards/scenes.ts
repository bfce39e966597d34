import { join, resolve } from "node:path";
import { accentOf } from "../../src/quotes/accent.ts";
import { colour } from "../colour.ts";
import type { Collection, Content, Volume } from "../content/load.ts";
import { fullTitle } from "../head/page-facts.ts";
import type { Layer } from "./layer.ts";
import { book, die, icon, shelf } from "./objects.ts";
import { words } from "./words.ts";

/** A sharing picture before it is drawn, and what it shows in words. */
export interface Scene {
  layers: Layer[];
  text: string;
}

const ART = resolve("src/art");
const BESIDE_BOOK = 590;
const BESIDE_SHELF = 318;
const ALONE = { left: 786, top: 60, width: 340 };
const BEHIND = { left: 864, top: 92, width: 300 };
const IN_FRONT = { left: 694, top: 150, width: 330 };
const OBJECT = { left: 790, top: 165, width: 300 };

/** The brand beside the first two collections, as the design's own sharing picture shows it. */
export function homeScene({ folder, site, collections }: Content): Scene {
  const [front, behind] = collections.map(({ cover }) => join(folder, cover));
  const books = behind
    ? [...book(behind, BEHIND), ...(front ? book(front, IN_FRONT) : [])]
    : front
      ? book(front, ALONE)
      : [];
  const caret = colour("primary");
  return {
    layers: [
      ...words({ title: site.brand, note: site.tagline, width: BESIDE_BOOK, caret }),
      ...books,
    ],
    text: `${site.brand}: ${site.tagline}`,
  };
}

export function bookScene({ folder }: Content, volume: Collection | Volume): Scene {
  const { title, subtitle: note, slug, cover } = volume;
  const caret = colour(accentOf(slug));
  return {
    layers: [
      ...words({ title, note, width: BESIDE_BOOK, caret }),
      ...book(join(folder, cover), ALONE),
    ],
    text: `The cover of ${fullTitle(volume)}`,
  };
}

export function buyScene({ folder, buy }: Content): Scene {
  const caret = colour("primary");
  return {
    layers: [
      ...shelf(join(folder, buy.picture)),
      ...words({ title: buy.heading, width: BESIDE_SHELF, caret }),
    ],
    text: buy.pictureText,
  };
}

export function diceScene({ dice, home }: Content): Scene {
  const [, note] = home.dice.title.split(" – ");
  const caret = colour("primary");
  return {
    layers: [
      ...words({ title: dice.heading, note, width: BESIDE_BOOK, caret }),
      ...die(join(ART, "die.svg"), OBJECT),
    ],
    text: `${dice.heading}: a die in the light`,
  };
}

export function guideScene({ guide, site }: Content): Scene {
  const caret = colour("primary");
  return {
    layers: [
      ...words({ title: guide.heading, note: site.brand, width: BESIDE_BOOK, caret }),
      ...icon(join(ART, "icon.svg"), OBJECT),
    ],
    text: `The icon of ${site.brand}`,
  };
}

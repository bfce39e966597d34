import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { SocialCard } from "../../src/content/head.ts";
import { colour } from "../pictures/colour.ts";
import type { Layer } from "./layer.ts";
import { book, die, icon, shelf } from "./objects.ts";
import { words } from "./words.ts";

const ART = fileURLToPath(new URL("../../src/art/", import.meta.url));
const BESIDE_BOOK = 590;
const BESIDE_SHELF = 318;
const ALONE = { left: 786, top: 60, width: 340 };
const BEHIND = { left: 864, top: 92, width: 300 };
const IN_FRONT = { left: 694, top: 150, width: 330 };
const OBJECT = { left: 790, top: 165, width: 300 };

/** A social card as layers: its words, and what stands beside them. */
export async function layersOf(folder: string, card: SocialCard): Promise<Layer[]> {
  const { title, note, accent = "primary", shelf: wide, object } = card;
  const width = wide ? BESIDE_SHELF : BESIDE_BOOK;
  return [
    ...(wide ? await shelf(join(folder, wide.file)) : []),
    ...words({ title, note, width, caret: colour(accent) }),
    ...(await books((card.books ?? []).map(({ file }) => join(folder, file)))),
    ...(object === "die" ? die(join(ART, "die.svg"), OBJECT) : []),
    ...(object === "icon" ? icon(join(ART, "icon.svg"), OBJECT) : []),
  ];
}

/** One book alone, or two, as the design's own sharing picture shows them. */
async function books([front, behind]: string[]): Promise<Layer[]> {
  if (!front) return [];
  if (!behind) return book(front, ALONE);
  return [...(await book(behind, BEHIND)), ...(await book(front, IN_FRONT))];
}

import type { Page } from "@playwright/test";
import { shadeOf } from "../../src/effects/backdrop/letters";
import { lightAfter, lightOn } from "../../src/effects/backdrop/light";
import { BACKDROP, PEAK_ALPHA, RAY_COLOUR } from "../../src/effects/backdrop/settings";
import type { Point } from "../../src/effects/backdrop/view";
import { tokenColour } from "../../vite/token-colour";
import { bareWords, type Words } from "./bare-words";
import { contrast, over, type Rgb, readPicture } from "./contrast";
import { expect } from "./site";

/** How bright a page's letters are, and how strong its light. */
export interface Noise {
  brightness: number;
  power: number;
}

const BACKGROUND = [1, 3, 5].map((at) =>
  Number.parseInt(tokenColour("bg").slice(at, at + 2), 16),
) as Rgb;

/**
 * The words that do not stand out from what is behind them, where axe cannot measure: as the page
 * stands, which must be whole in its window, and at any moment that letters and light may come to.
 */
export async function faintWords(page: Page, noise: Noise) {
  const words = await bareWords(page);
  expect(words.length).toBeGreaterThan(0);
  const picture = await pictureBehind(page);
  const { width } = page.viewportSize() ?? { width: 0 };
  const target = await page.evaluate(() => {
    const lit = document.querySelector("[data-lit]")?.getBoundingClientRect();
    return lit && { x: lit.x + lit.width / 2, y: lit.y + lit.height / 2 };
  });
  return [
    ...tooFaint(words, (line) => picture.extremes(line).brightest),
    ...tooFaint(words, (line) => brightestEver(line, width, target, noise)),
  ];
}

/** The letters, drawn by a worker, and the light, once the words are hidden. */
async function pictureBehind(page: Page) {
  await page.locator("main").evaluate((main) => {
    main.style.visibility = "hidden";
  });
  let picture: Awaited<ReturnType<typeof readPicture>> | undefined;
  const letters = async () => {
    picture = await readPicture(await page.screenshot());
    const { brightest } = picture.extremes({ x: 0, y: 0, width: 390, height: 200 });
    return contrast(brightest, BACKGROUND);
  };
  await expect.poll(letters, { timeout: 20_000 }).toBeGreaterThan(1.05);
  return picture as NonNullable<typeof picture>;
}

function tooFaint(words: Words[], groundOf: (line: Words) => Rgb) {
  return words.flatMap((line) => {
    const reached = contrast(line.colour, groundOf(line));
    return reached >= line.needed ? [] : [`"${line.text}" ${reached.toFixed(2)}`];
  });
}

/** The brightest that letters and rays become behind a line: two minutes, any pointer, any letter. */
function brightestEver(
  line: Words,
  width: number,
  target: Point | undefined,
  { brightness, power }: Noise,
): Rgb {
  const isWide = width > 900;
  const box = { width, height: isWide ? 1090 : 810, isWide, target };
  let light = 0;
  for (let seconds = 0; seconds < 120; seconds += 0.4) {
    for (const pointer of [undefined, { x: 0, y: 0 }, { x: width, y: 0 }]) {
      const rays = lightAfter(seconds, box, { ...BACKDROP, power }, pointer);
      for (const share of [0, 0.5, 1]) {
        light = Math.max(light, lightOn(rays, line.x + share * line.width, line.y));
      }
    }
  }
  const candidates = [0, light].map((lit) => {
    const { colour, alpha } = shadeOf(1, 0, lit, (1 - line.dim) * brightness); // just changed
    const letter: Rgb = [colour & 0xff, (colour >> 8) & 0xff, colour >> 16];
    return over(over(BACKGROUND, letter, alpha), [...RAY_COLOUR], light * PEAK_ALPHA);
  });
  return candidates.sort((a, b) => contrast(b, BACKGROUND) - contrast(a, BACKGROUND))[0] as Rgb;
}

import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { shadeLetter } from "../src/effects/letter-glitch/shade";
import { createRays, lightAt, moveRays } from "../src/effects/light-rays/rays";
import { LIGHT_RAYS, PEAK_ALPHA, RAYS_COLOUR } from "../src/effects/light-rays/settings";
import { bareWords, type Words } from "./bare-words";
import { contrast, over, type Rgb, readPicture } from "./contrast";
import { backdropStands } from "./effects";
import { expect, test } from "./site";

/** The pages whose words stand on letters and rays, where axe cannot measure. */
const NOISY = [
  { path: "/", level: 1, power: 1 },
  { path: "/nope", level: 1.9, power: 0 },
  { path: "/roll-the-dice", level: 0.55, power: 0.85 },
];
const INK = token("ink");

type Picture = Awaited<ReturnType<typeof readPicture>>;

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const { path, level, power } of NOISY) {
  test(`words on ${path} stand out from whatever is behind them`, async ({ page }) => {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 1200 }); // holds every word without a ground
      await page.goto(path);
      await backdropStands(page, power > 0 ? ["letters", "rays"] : ["letters"]);
      const words = await bareWords(page);
      expect(words.length).toBeGreaterThan(0);

      const brightest = (line: Words) => brightestEver(line, { width, level, power });
      expect(tooFaint(words, brightest), `at any moment, ${width} px`).toEqual([]);

      await page.locator("main").evaluate((main) => {
        main.style.visibility = "hidden"; // what is left is what is behind
      });
      const picture = await pictureWithNoise(page);
      const seen = (line: Words) => picture.extremes(line).brightest;
      expect(tooFaint(words, seen), `as it stands, ${width} px`).toEqual([]);
    }
  });
}

/** The page once its letters, drawn by a worker, are there. */
async function pictureWithNoise(page: Page) {
  let picture: Picture | undefined;
  await expect(async () => {
    picture = await readPicture(await page.screenshot());
    const { brightest } = picture.extremes({ x: 0, y: 0, width: 390, height: 200 });
    expect(contrast(brightest, INK), "there are letters").toBeGreaterThan(1.05);
  }).toPass({ timeout: 20_000 });
  return picture as Picture;
}

function tooFaint(words: Words[], groundOf: (line: Words) => Rgb) {
  return words.flatMap((line) => {
    const reached = contrast(line.colour, groundOf(line));
    return reached >= line.needed ? [] : [`"${line.text}" ${reached.toFixed(2)}`];
  });
}

/** The brightest that letters and rays become behind a line: two minutes, any pointer, any letter. */
function brightestEver(line: Words, page: { width: number; level: number; power: number }): Rgb {
  const rays = createRays();
  const isWide = page.width > 900;
  const box = { width: page.width, height: isWide ? 1090 : 810, isWide };
  let light = 0;
  for (let ms = 0; ms < 120_000; ms += 400) {
    for (const pointer of [undefined, { x: 0, y: 0 }, { x: page.width, y: 0 }]) {
      moveRays(rays, ms, box, { ...LIGHT_RAYS, power: page.power }, pointer);
      for (const share of [0, 0.5, 1]) {
        light = Math.max(light, lightAt(rays, line.x + share * line.width, line.y));
      }
    }
  }
  const shade = new Float32Array(4);
  const candidates = [0, light].map((lit) => {
    shadeLetter(shade, 1, 0, lit, 1 - line.quiet, page.level); // the brightest letter, just changed
    const [red = 0, green = 0, blue = 0, alpha = 0] = shade;
    return over(over(INK, [red, green, blue], alpha), [...RAYS_COLOUR], light * PEAK_ALPHA);
  });
  return candidates.sort((a, b) => contrast(b, INK) - contrast(a, INK))[0] as Rgb;
}

function token(name: string): Rgb {
  const css = readFileSync("src/styles/tokens.css", "utf8");
  const [, hex = ""] = new RegExp(`--${name}: #([0-9a-f]{6})`).exec(css) ?? [];
  return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as Rgb;
}

import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { WIDE } from "../../runtime/wide";
import { appendHost, mount, WorkerHere, withStoppedClock } from "./backdrop.fixture";
import { lightAfter, lightOn } from "./light";
import { measure } from "./mount";
import { createRays } from "./rays";
import {
  BACKDROP,
  LAYOUTS,
  PEAK_ALPHA,
  RAY_COLOUR,
  RAYS_ORIGINS,
  SOURCE_OFFSET_PX,
  scrollsWithPage,
} from "./settings";

// Styles and code know some places and colours both: here they are held together.
withStoppedClock();

test("the colour of the rays is that of the styles", () => {
  const warm = getComputedStyle(document.documentElement).getPropertyValue("--ray-warm");
  expect(warm.trim().split(" ").map(Number)).toEqual([...RAY_COLOUR]);
});

test.each([
  ["its first moment", 0],
  ["another", 7.3],
])("in %s the rays are painted where they light the letters, and in their colour", (_, seconds) => {
  const box = { width: 800, height: 640, isWide: true };
  const light = lightAfter(seconds, box, BACKDROP, undefined);
  const { image, paint } = createRays(box, light, 1);
  paint(light);
  expect([image.width, image.height]).toEqual([200, 160]);
  const wrong = Array.from({ length: 200 * 160 }, (_, i) => {
    const [x, y] = [(i % 200) + 0.5, Math.floor(i / 200) + 0.5];
    const lit = lightOn(light, x * 4, y * 4) * PEAK_ALPHA * 255;
    const [red = 0, green = 0, blue = 0, alpha = 0] = image.data.subarray(i * 4, i * 4 + 4);
    const isCrisp = alpha < lit + 3 && alpha > lit / 2 - 5;
    const parts = [red - RAY_COLOUR[0], green - RAY_COLOUR[1], blue - RAY_COLOUR[2]];
    const isWarm = parts.every((off) => alpha === 0 || Math.abs(off * alpha) / 255 <= 1.5);
    return isCrisp && isWarm ? [] : `${x} ${y}: ${lit} ${red} ${green} ${blue} ${alpha}`;
  }).flat();
  expect(wrong).toEqual([]);
});

test("no saturation makes them grey, no power none", () => {
  const box = { width: 400, height: 400, isWide: false };
  const light = lightAfter(0, box, BACKDROP, undefined);
  const { image, paint } = createRays(box, light, 0);
  paint(light);
  const [red = 0, green = 0, blue = 0, alpha = 0] = image.data.subarray(49 * 4, 50 * 4);
  expect(alpha).toBeGreaterThan(20);
  expect([green, blue]).toEqual([red, red]);
  paint({ ...light, power: 0 });
  expect(image.data.some((value) => value > 0)).toBe(false);
});

test("they have no seam where directions begin anew, nor steps between the tables", () => {
  const box = { width: 800, height: 800, isWide: true };
  const settings = { ...BACKDROP, raysOrigin: "bottom-center" as const };
  const light = lightAfter(0, box, settings, undefined);
  const { image, paint } = createRays(box, light, 1);
  paint(light);
  const alphaAt = (x: number, y: number) => image.data[(y * 200 + x) * 4 + 3] ?? 0;
  let most = 0;
  for (let y = 0; y < 150; y++)
    for (let x = 1; x < 200; x++)
      most = Math.max(most, Math.abs(alphaAt(x, y) - alphaAt(x - 1, y)));
  expect(most).toBeLessThanOrEqual(7);
});

test.each([
  ["narrow", 390],
  ["wide", 1440],
] as const)("light from above has room as far as it reaches, %s", async (name, width) => {
  await page.viewport(width, 844);
  expect(matchMedia(WIDE).matches).toBe(name === "wide");
  const { rayLength, fadeDistance } = BACKDROP;
  const reach = LAYOUTS[name].reachPx * rayLength * fadeDistance;
  expect(mount().lastElementChild?.clientHeight).toBe(reach - SOURCE_OFFSET_PX);
});

test.each(RAYS_ORIGINS)("what stands in for light from %s is there too", (raysOrigin) => {
  document.body.innerHTML = '<div style="height: 3000px"></div>';
  const host = appendHost({ raysOrigin });
  const { backgroundImage, position, width, height } = getComputedStyle(host, "::before");
  const box = {
    width: Number.parseFloat(width),
    height: Number.parseFloat(height),
    isWide: false,
  };
  const { source } = lightAfter(0, box, { ...BACKDROP, raysOrigin }, undefined);
  const [, x = "", y = ""] =
    / at (calc\(.+?\)|\S+) (calc\(.+?\)|\S+?), rgb/.exec(backgroundImage) ?? [];
  const probe = host.appendChild(document.createElement("i"));
  const room = { position, width, height, inset: "0" };
  Object.assign(probe.style, room);
  const spot = probe.appendChild(document.createElement("i"));
  Object.assign(spot.style, { position: "absolute", left: x, top: y });
  expect([spot.offsetLeft, spot.offsetTop]).toEqual([source.x, source.y]);
  expect(position).toBe(scrollsWithPage(raysOrigin) ? "absolute" : "fixed");
  if (!scrollsWithPage(raysOrigin)) expect(box.height).toBe(innerHeight);
});

test("only words that can be seen dim the letters behind them", () => {
  document.body.innerHTML = `<p data-dim="0.9">seen</p><p data-dim="0.9" style="opacity: 0">not</p>`;
  const box = document.body.appendChild(document.createElement("div"));
  const { dim } = measure({ letters: box, rays: box });
  expect(dim.map(({ strength }) => strength)).toEqual([0.9, 0]);
});

test.each([
  ["as sharp as the screen", 1, 390, 844, 1],
  ["up to two pixels a pixel", 3, 390, 844, 2],
  ["and softer in a very large window", 2, 2560, 1440, Math.sqrt(5_200_000 / (2560 * 1440))],
])("letters are %s", async (_how, screen, width, height, ratio) => {
  vi.stubGlobal("devicePixelRatio", screen);
  await page.viewport(width, height);
  mount();
  expect(WorkerHere.last.canvases?.letters.width).toBe(Math.round(width * ratio));
});

import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { WIDE } from "../../runtime/wide";
import { startLightRays } from "../light-rays/engine";
import { RAYS_ORIGINS } from "../light-rays/origins";
import { createRays, lightAt, moveRays } from "../light-rays/rays";
import {
  BUNDLES,
  LIGHT_RAYS,
  PEAK_ALPHA,
  RAYS_COLOUR,
  SOURCE_OFFSET_PX,
  STILL_MS,
} from "../light-rays/settings";
import { browser, mountLetters, mountWhole, withStoppedClock } from "./backdrop.fixture";

// Styles and engines know some places and colours both: here they are held together.
withStoppedClock();

test("the colour of the rays is that of the styles", () => {
  const warm = getComputedStyle(document.documentElement).getPropertyValue("--ray-warm");
  expect(warm.trim().split(" ").map(Number)).toEqual([...RAYS_COLOUR]);
});

test("the rays are drawn where they light the letters, and in their colour", () => {
  const canvas = document.createElement("canvas");
  const rays = createRays();
  const box = { width: 800, height: 640, isWide: true, pixelRatio: 1 };
  startLightRays(canvas, rays, LIGHT_RAYS, 0, () => {})?.show(box);
  expect([canvas.width, canvas.height]).toEqual([200, 160]);
  const drawn = new Uint8Array(200 * 160 * 4);
  const gl = canvas.getContext("webgl") as WebGLRenderingContext;
  gl.readPixels(0, 0, 200, 160, gl.RGBA, gl.UNSIGNED_BYTE, drawn);
  const wrong = Array.from({ length: 200 * 160 }, (_, i) => {
    const [x, y] = [(i % 200) + 0.5, 160 - Math.floor(i / 200) - 0.5]; // read from below
    const lit = lightAt(rays, x * 4, y * 4) * PEAK_ALPHA * 255;
    const [red = 0, , blue = 0, alpha = 0] = drawn.subarray(i * 4, i * 4 + 4);
    const isCrisp = alpha < lit + 2 && alpha > lit / 2 - 4;
    const isWarm = alpha < 20 || (red > alpha * 0.9 && blue < alpha * 0.8);
    return isCrisp && isWarm ? [] : `${x} ${y}: ${lit} ${red} ${blue} ${alpha}`;
  }).flat();
  expect(wrong).toEqual([]);
});

test.each([
  ["narrow", 390],
  ["wide", 1440],
] as const)("light from above has room as far as it reaches, %s", async (name, width) => {
  await page.viewport(width, 844);
  expect(matchMedia(WIDE).matches).toBe(name === "wide");
  const { rays } = await mountLetters({});
  const reach = BUNDLES[name].reachUnitPx * LIGHT_RAYS.rayLength * LIGHT_RAYS.fadeDistance;
  expect(rays.clientHeight).toBe(reach - SOURCE_OFFSET_PX);
});

test.each(RAYS_ORIGINS)("what stands in for light from %s is there too", async (raysOrigin) => {
  browser.isRefused = (kind) => kind === "webgl";
  document.body.innerHTML = '<div style="height: 3000px"></div>';
  const { rays } = await mountWhole({ raysOrigin });
  const { clientWidth: width, clientHeight: height } = rays;
  const source = createRays();
  const box = { width, height, isWide: false };
  moveRays(source, STILL_MS, box, { ...LIGHT_RAYS, raysOrigin }, undefined);
  const { backgroundImage, position } = getComputedStyle(rays);
  const [, x = "", y = ""] =
    / at (calc\(.+?\)|\S+) (calc\(.+?\)|\S+?), rgb/.exec(backgroundImage) ?? [];
  const probe = rays.appendChild(document.createElement("i"));
  Object.assign(probe.style, { position: "absolute", left: x, top: y });
  expect([probe.offsetLeft, probe.offsetTop]).toEqual([source.x, source.y]);
  expect(position).toBe(source.scrolls ? "absolute" : "fixed");
  if (!source.scrolls) expect(height).toBe(innerHeight);
});

import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { WIDE } from "../../runtime/wide";
import { RAYS_ORIGINS } from "../light-rays/origins";
import { createRays, moveRays } from "../light-rays/rays";
import {
  BUNDLES,
  LIGHT_RAYS,
  RAYS_COLOUR,
  SOURCE_OFFSET_PX,
  STILL_MS,
} from "../light-rays/settings";
import {
  browser,
  mountLetters,
  mountWhole,
  withoutWorker,
  withStoppedClock,
} from "./backdrop.fixture";

// Styles and engines know some places and colours both: here they are held together.
withStoppedClock();
beforeEach(withoutWorker);

test("the colour of the rays is that of the styles", () => {
  const warm = getComputedStyle(document.documentElement).getPropertyValue("--ray-warm");
  expect(warm.trim().split(" ").map(Number)).toEqual([...RAYS_COLOUR]);
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
  const { rays } = await mountWhole({ raysOrigin }, false, "fallback");
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

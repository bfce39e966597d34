import type { Point, RaysBox } from "../messages.ts";
import { type BackdropSettings, DEFAULT_SETTINGS } from "../settings.ts";
import { lightAfter, lightOn } from "./light.ts";

const WIDE = { width: 1440, height: 1090, isWide: true };

test.each([
  ["top-left", -90, -90],
  ["top-center", 720, -90],
  ["top-right", 1530, -90],
  ["left", -90, 545],
  ["right", 1530, 545],
  ["bottom-left", -90, 1180],
  ["bottom-center", 720, 1180],
  ["bottom-right", 1530, 1180],
] as const)("shines from outside at %s on the middle", (raysOrigin, x, y) => {
  const light = lightWith({ raysOrigin });
  expect(light.source).toEqual({ x, y });
  expect(lightOn(light, WIDE.width / 2, WIDE.height / 2)).toBeGreaterThan(0.05);
});

test("beams sway and keep their strength", () => {
  const beams = Array.from({ length: 60 }, (_, seconds) => lightWith({}, { seconds }).beams[0]);
  expect(new Set(beams.map((beam) => beam?.strength)).size).toBe(1);
  expect(new Set(beams.map((beam) => beam?.angle)).size).toBe(60);
});

test("turns a tenth of the way towards the pointer", () => {
  const pointer = { x: 1440, y: 630 }; // 45 degrees to the right of the source
  const [there, here] = [lightWith({}, { pointer }), lightWith({})];
  const turned = (there.beams[0]?.angle ?? 0) - (here.beams[0]?.angle ?? 0);
  expect(turned).toBeCloseTo((Math.PI / 4) * 0.1);
});

test("shines straight down on a target", () => {
  const light = lightWith({}, { box: { ...WIDE, target: { x: 150, y: 320 } } });
  expect(light.source).toEqual({ x: 150, y: -90 });
  expect(light.beams).toEqual(lightWith({}).beams);
});

type Moment = { seconds?: number; box?: RaysBox; pointer?: Point };

function lightWith(settings: Partial<BackdropSettings>, moment: Moment = {}) {
  const { seconds = 0, box = WIDE, pointer } = moment;
  return lightAfter(seconds, box, { ...DEFAULT_SETTINGS, ...settings }, pointer);
}

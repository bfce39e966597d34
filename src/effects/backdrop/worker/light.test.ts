import type { Point, RaysBox } from "../messages.ts";
import { scrollsWithPage } from "../origins.ts";
import { type BackdropSettings, DEFAULT_SETTINGS } from "../settings.ts";
import { approach, type Light, lightAfter, lightOn } from "./light.ts";

const WIDE_QUERY = { width: 1440, height: 1090, isWide: true };
const NARROW = { width: 390, height: 810, isWide: false };

test.each([
  ["top-left", -90, -90],
  ["top-center", 720, -90],
  ["top-right", 1530, -90],
  ["left", -90, 545],
  ["right", 1530, 545],
  ["bottom-left", -90, 1180],
  ["bottom-center", 720, 1180],
  ["bottom-right", 1530, 1180],
] as const)("starts outside at %s, lights the middle, scrolls if above", (raysOrigin, x, y) => {
  const light = lightWith({ raysOrigin });
  expect(light.source).toEqual({ x, y });
  expect(lightOn(light, WIDE_QUERY.width / 2, WIDE_QUERY.height / 2)).toBeGreaterThan(0.05);
  expect(scrollsWithPage(raysOrigin)).toBe(y < 0);
});

test("gives each layout its reach and its own beams", () => {
  expect([lightWith({}).reach, lightWith({}, { box: NARROW }).reach]).toEqual([1180, 900]);
  expect(inDegrees(lightWith({}, { seconds: 5 }))).toBe(
    "-44.84 7 0.34, -29.42 4 0.5, -20.19 6 0.75, -6.06 9 1, 8.08 3.5 0.62, 17.33 7 0.8, 33.79 5 0.5, 47.52 8 0.3",
  );
  expect(inDegrees(lightWith({}, { seconds: 5, box: NARROW }))).toBe(
    "-22.84 4 0.45, -13.42 5 0.75, -2.19 6 1, 7.94 3 0.6, 15.08 5 0.78, 25.33 4 0.4",
  );
});

test.each([
  [720, 0, 0.358],
  [690, 300, 0.506],
  [720, 900, 0.062],
  [1300, 100, 0],
  [720, 2000, 0], // beyond the light's reach
])("sums the beams at %i, %i, less with distance: %f", (x, y, light) => {
  expect(lightOn(lightWith({ power: 0.8 }, { seconds: 5 }), x, y)).toBeCloseTo(light, 2);
});

test("turns a tenth of the way towards the pointer, the short way round", () => {
  const pointer = { x: 1440, y: 630 }; // 45 degrees to the right of the source
  expect(turnBy({}, pointer)).toBeCloseTo((Math.PI / 4) * 0.1);
  const turn = (x: number) => turnBy({ raysOrigin: "bottom-center" }, { x, y: 0 });
  // Light that points up is at the seam of the angles, so both sides of it are tested.
  expect(turn(820)).toBeCloseTo(-turn(620));
  expect(Math.abs(turn(820))).toBeLessThan(0.01);
  expect(turnBy({ raysOrigin: "right" }, { x: 1531, y: -1e5 })).toBeCloseTo((-Math.PI / 2) * 0.1);
});

test.each([150, 720, 1300])("shines straight down on a target at %i", (x) => {
  const target = { x, y: 320 };
  const light = lightWith({}, { box: { ...WIDE_QUERY, target } });
  expect(light.source).toEqual({ x, y: -90 });
  expect(light.beams).toEqual(lightWith({}).beams);
  expect(lightOn(light, x, 320)).toBe(lightOn(lightWith({}), 720, 320));
});

test.each([
  [0, 0],
  [33, 7.9],
  [10_000, 100],
])("follows the pointer gradually: after %i ms by %f %%", (ms, by) => {
  const { x, y } = approach({ x: 10, y: 120 }, { x: 110, y: 20 }, ms);
  expect(x).toBeCloseTo(10 + by, 1);
  expect(y).toBeCloseTo(120 - by, 1);
});

/** The beams' angles and half widths in degrees, and their strengths. */
function inDegrees({ beams }: Light) {
  const degrees = (radians: number) => Number(((radians * 180) / Math.PI).toFixed(2));
  const lines = beams.map(({ angle, halfWidth, strength }) =>
    [degrees(angle), degrees(halfWidth), Number(strength.toFixed(2))].join(" "),
  );
  return lines.join(", ");
}

/** How far a pointer turns the first beam, in radians. */
function turnBy(settings: Partial<BackdropSettings>, pointer: Point) {
  const [there, here] = [lightWith(settings, { pointer }), lightWith(settings)];
  return (there.beams[0]?.angle ?? 0) - (here.beams[0]?.angle ?? 0);
}

type Moment = { seconds?: number; box?: RaysBox; pointer?: Point };

function lightWith(settings: Partial<BackdropSettings>, moment: Moment = {}) {
  const { seconds = 0, box = WIDE_QUERY, pointer } = moment;
  return lightAfter(seconds, box, { ...DEFAULT_SETTINGS, ...settings }, pointer);
}

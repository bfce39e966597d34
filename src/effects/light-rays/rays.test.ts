import { describe, expect, test } from "vitest";
import { RAYS_ORIGINS } from "./origins";
import { createRays, lightAt, moveRays, type Point, type RaysBox } from "./rays";
import { LIGHT_RAYS, type RaysSettings, STILL_MS } from "./settings";

const WIDE = { width: 1440, height: 1090, isWide: true };
const NARROW = { width: 390, height: 810, isWide: false };

describe("each setting does what it says", () => {
  test.each([
    ["top-left", -90, -90],
    ["top-center", 720, -90],
    ["top-right", 1530, -90],
    ["left", -90, 545],
    ["right", 1530, 545],
    ["bottom-left", -90, 1180],
    ["bottom-center", 720, 1180],
    ["bottom-right", 1530, 1180],
  ] as const)("origin %s: the source is outside, the middle is lit", (raysOrigin, x, y) => {
    const rays = raysWith({ raysOrigin, rayLength: 4 });
    expect([rays.x, rays.y]).toEqual([x, y]);
    expect(lightAt(rays, WIDE.width / 2, WIDE.height / 2)).toBeGreaterThan(0.2);
  });

  test("light from above scrolls with the page, any other stays with the window", () => {
    const scrolling = RAYS_ORIGINS.filter((raysOrigin) => raysWith({ raysOrigin }).scrolls);
    expect(scrolling).toEqual(["top-left", "top-center", "top-right"]);
  });

  test("length and fade distance shorten it, and it is shorter on a phone", () => {
    expect(raysWith({}, { box: NARROW }).reach).toBe(900);
    expect(raysWith({ rayLength: 1 }).reach).toBe(590);
    expect(raysWith({ fadeDistance: 0.5 }).reach).toBe(590);
  });

  test("speed 0 stands still, speed 2 is at one second where speed 1 is at two", () => {
    const still = { ms: STILL_MS };
    expect(raysWith({ raysSpeed: 0 }, { ms: 5000 }).beams).toEqual(raysWith({}, still).beams);
    expect(raysWith({ raysSpeed: 2 }, { ms: 1000 }).beams).toEqual(
      raysWith({}, { ms: 2000 }).beams,
    );
  });

  test("the bundle turns a tenth of the way towards the pointer, if it follows", () => {
    const pointer = { x: 1440, y: 630 }; // 45 degrees to the right of the source
    expect(turnBy({}, pointer)).toBeCloseTo((Math.PI / 4) * 0.1);
    expect(turnBy({ followMouse: false }, pointer)).toBe(0);
  });
});

test("five seconds in, each beam stands at an angle, width and strength of its own", () => {
  expect(inDegrees(raysWith({}, { ms: 5000 }))).toBe(
    "-44.84 7 0.35, -29.42 4 0.53, -20.19 6 0.83, -6.06 9 1.15, 8.08 3.5 0.73, 17.33 7 0.96, 33.79 5 0.61, 47.52 8 0.37",
  );
  expect(inDegrees(raysWith({ lightSpread: 2 }, { ms: 5000, box: NARROW }))).toBe(
    "-45.68 8 0.46, -26.83 10 0.8, -4.37 12 1.11, 15.88 6 0.69, 30.15 10 0.92, 50.65 8 0.48, -4.43 2 0, -4.96 2 0",
  );
});

test.each([
  [720, 0, 0.411],
  [690, 300, 0.535],
  [900, 300, 0.082],
  [400, 500, 0.182],
  [720, 900, 0.072],
  [1300, 100, 0],
  [680, 1090, 0], // further than it reaches
])("the light at %i, %i is the sum of the beams there, less with distance: %f", (x, y, light) => {
  expect(lightAt(raysWith({ power: 0.8 }, { ms: 5000 }), x, y)).toBeCloseTo(light, 3);
});

test("light from below is light from above, turned round", () => {
  const below = lightAt(raysWith({ raysOrigin: "bottom-center" }), 690, 700);
  expect(below).toBeCloseTo(lightAt(raysWith({}), 750, 390), 5);
});

test("pulsating swells and ebbs by three tenths, twice in four seconds", () => {
  const power = (ms: number) => raysWith({ pulsating: true }, { ms }).power;
  expect(raysWith({}, { ms: 1000 }).power).toBe(1);
  expect(power(STILL_MS)).toBe(1);
  expect(power((Math.PI / 3) * 1000)).toBeCloseTo(0.7);
  expect(power((Math.PI / 3) * 2000)).toBeCloseTo(1);
});

test("the bundle turns to the pointer the short way round", () => {
  const turn = (x: number) => turnBy({ raysOrigin: "bottom-center" }, { x, y: 0 });
  // Light that points up is at the seam of the angles: both sides of it are near.
  expect(turn(820)).toBeCloseTo(-turn(620));
  expect(Math.abs(turn(820))).toBeLessThan(0.01);
  expect(turnBy({ raysOrigin: "right" }, { x: 1531, y: -1e5 })).toBeCloseTo((-Math.PI / 2) * 0.1);
});

/** Degrees, half widths in degrees and strengths, to be read. */
function inDegrees({ beams }: ReturnType<typeof createRays>) {
  const rounded = [...beams].map((value, i) =>
    Number((i % 3 === 2 ? value : (value * 180) / Math.PI).toFixed(2)),
  );
  return Array.from({ length: rounded.length / 3 }, (_, i) =>
    rounded.slice(i * 3, i * 3 + 3).join(" "),
  ).join(", ");
}

/** How far a pointer turns the first beam, in radians. */
function turnBy(settings: Partial<RaysSettings>, pointer: Point) {
  return (raysWith(settings, { pointer }).beams[0] ?? 0) - (raysWith(settings).beams[0] ?? 0);
}

interface Moment {
  ms?: number;
  box?: RaysBox;
  pointer?: Point;
}

function raysWith(
  settings: Partial<RaysSettings>,
  { ms = STILL_MS, box = WIDE, pointer }: Moment = {},
) {
  const rays = createRays();
  moveRays(rays, ms, box, { ...LIGHT_RAYS, ...settings }, pointer);
  return rays;
}

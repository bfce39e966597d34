import { expect, test } from "vitest";
import type { Weight } from "./budgets";
import { ENGINES } from "./engines";
import { STATES } from "./home";
import type { Cost } from "./measure";
import { judge, type Results } from "./results";

test("a fast run keeps every promise", () => {
  expect(judge(results({})).filter(({ kept }) => !kept)).toEqual([]);
});

test("letters that draw while paused break one", () => {
  const broken = judge(results({ paused: { letters: 1 } })).filter(({ kept }) => !kept);
  expect(broken.map(({ promise }) => promise)).toEqual([
    "Drawn while hidden, off screen, paused or reduced (phone): at most 0",
  ]);
});

test("a gain that is too small breaks one", () => {
  const small = judge(results({ "letters-worker": { renderer: 40 } })).filter(({ kept }) => !kept);
  expect(small).toEqual([
    {
      promise: "Letters, renderer process (phone): at least 5 times less",
      measured: "3.5 times less",
      kept: false,
    },
  ]);
});

test("a page over its budget breaks one, and says by how much", () => {
  const heavy = judge(results({}, { javascript: 80_001 })).filter(({ kept }) => !kept);
  expect(heavy).toEqual([
    {
      promise: "Budget of a page, home",
      measured: "javascript: 80001 of 80000",
      kept: false,
    },
  ]);
});

const LIGHT = { html: 1, css: 1, javascript: 1, fonts: 1, images: 1, requests: 1 };

function results(changed: Record<string, Partial<Cost>>, weight: Partial<Weight> = {}): Results {
  const still = { task: 1, script: 0, renderer: 1, gpu: 1, letters: 0, rays: 0 };
  const engines = {
    "letters-every-frame": { ...still, task: 300, renderer: 400, letters: 60 },
    "letters-every-tick": { ...still, task: 100, renderer: 140, letters: 20 },
    "letters-worker": { ...still, renderer: 20, letters: 20 },
    "letters-page": { ...still, task: 10, letters: 20 },
    "rays-full": { ...still, gpu: 1400, rays: 14 },
    "rays-quarter": { ...still, gpu: 240, rays: 30 },
  };
  const pick = (name: string, cost: Cost) => ({ ...cost, ...changed[name] });
  return {
    sizes: [
      {
        size: "phone",
        engines: Object.fromEntries(
          ENGINES.map((name) => [name, pick(name, engines[name])]),
        ) as Results["sizes"][0]["engines"],
        home: Object.fromEntries(
          STATES.map((name) => [name, pick(name, still)]),
        ) as Results["sizes"][0]["home"],
        farthestPixel: 3,
      },
    ],
    heap: { early: 2000, late: 2010 },
    reading: { steps: 90, shift: 0, pressToPaint: { median: 18, p95: 32, worst: 46 } },
    lighthouse: {
      "/": {
        shortfalls: [],
        scores: {
          performance: 100,
          accessibility: 100,
          "best-practices": 100,
          seo: 100,
          firstPaint: 800,
          largestPaint: 1000,
          speedIndex: 900,
          blocking: 20,
          shift: 0,
        },
      },
    },
    weights: { home: { ...LIGHT, ...weight } },
    kept: 1_000_000,
    build: { whole: 4, bundle: 2 },
  };
}

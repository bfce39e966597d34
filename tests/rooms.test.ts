import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

/**
 * The rooms of the house, from the top floor down. A room may import from the floors below it,
 * never from those above, nor from its neighbours: so there can be no cycle.
 */
const FLOORS = [
  ["tests", "e2e"],
  ["bench"],
  ["editor"],
  ["commands"],
  ["tests/hosts"],
  ["tests/helpers"],
  ["vite/content"],
  ["vite"],
  ["deploy"],
  ["tools"],
  ["src/app"],
  ["src/pages"],
  ["src/quotes", "src/carousel", "src/install", "src/offline"],
  ["src/components"],
  ["src/effects"],
  ["src/runtime", "src/content", "src/styles"],
];
const rooms = FLOORS.flat();
const floorOf = (room: string) => FLOORS.findIndex((floor) => floor.includes(room));

const files = ["src", "vite", "commands", "editor", "deploy", "bench", "tools", "tests"].flatMap(
  (folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .map((name) => join(folder, name).replaceAll("\\", "/"))
      .filter((name) => /\.(ts|tsx|mjs)$/.test(name)),
);
const imports = files
  .filter((file) => !/\.(test|fixture)\.tsx?$/.test(file)) // tests may look at anything
  .flatMap((from) => importsOf(from, readFileSync(from, "utf8")).map((to) => ({ from, to })));

test("imports run one way, from the top floor down", () => {
  expect(imports.filter(({ from, to }) => !isAllowed(from, to))).toEqual([]);
});

test("every folder is a room or in one", () => {
  expect(files.filter((file) => !roomOf(file))).toEqual([]);
  expect(rooms.filter((room) => !existsSync(room))).toEqual([]);
});

test.each([
  ["src/runtime/random.ts", 'import { x } from "../effects/shimmer/shimmer";'],
  ["src/quotes/state.ts", 'export { x } from "../carousel/velocity";'],
  ["src/pages/buy/buy-page.tsx", 'import("../dice/die")'],
  ["src/content/page.ts", 'import type { X } from "../../vite/content/read-content.ts";'],
  ["deploy/serve.ts", 'import "../vite/prerender.ts";'],
])("an import that runs the wrong way is found: %s", (from, code) => {
  const [to = ""] = importsOf(from, code);
  expect(isAllowed(from, to)).toBe(false);
});

function isAllowed(from: string, to: string) {
  const [room = "", other = ""] = [roomOf(from), roomOf(to)];
  if (room !== other) return floorOf(room) < floorOf(other);
  // Pages know of each other only what their build files say.
  return room !== "src/pages" || dirname(from) === dirname(to) || /\.build(\.ts)?$/.test(to);
}

/** The innermost room that a file is in. */
function roomOf(file: string) {
  const around = rooms.filter((room) => file.startsWith(`${room}/`));
  return around.sort((a, b) => b.length - a.length)[0];
}

/** The modules in our rooms that a module names, whichever way; pictures and styles are none. */
function importsOf(file: string, code: string) {
  const names = [...code.matchAll(/(?<!@)\b(?:from|import)\s*\(?\s*"(\.[^"?]+)/g)];
  return names
    .map(([, name = ""]) => join(dirname(file), name).replaceAll("\\", "/"))
    .filter((name) => roomOf(name) && !/\.(css|svg|woff2)$/.test(name));
}

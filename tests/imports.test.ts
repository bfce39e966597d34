import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

/** A folder may import from those further down, never from those above or beside it. */
const ORDER = [
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
const folders = ORDER.flat();
const rankOf = (folder: string) => ORDER.findIndex((rank) => rank.includes(folder));

const roots = new Set(folders.map((folder) => folder.split("/")[0] ?? ""));
const files = [...roots].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .map((name) => join(root, name).replaceAll("\\", "/"))
    .filter((name) => /\.(ts|tsx|mjs)$/.test(name) && !name.includes("node_modules")),
);

test("imports run one way between folders", () => {
  const isTest = /\.(test|fixture)\.tsx?$/; // tests may import anything
  const wrong = files
    .filter((file) => !isTest.test(file))
    .flatMap((from) => importsOf(from, readFileSync(from, "utf8")).map((to) => ({ from, to })))
    .filter(({ from, to }) => !isAllowed(from, to));
  expect(wrong).toEqual([]);
});

test("every file is in a folder of the order", () => {
  expect(files.filter((file) => !folderOf(file))).toEqual([]);
  expect(folders.filter((folder) => !existsSync(folder))).toEqual([]);
});

test.each([
  ["src/runtime/random.ts", 'import { x } from "../effects/shimmer/shimmer";'],
  ["src/quotes/state.ts", 'export { x } from "../carousel/engine";'],
  ["src/pages/buy/buy-page.tsx", 'import("../dice/die")'],
])("finds an import that runs the wrong way in %s", (from, code) => {
  expect(importsOf(from, code).map((to) => isAllowed(from, to))).toEqual([false]);
});

function isAllowed(from: string, to: string) {
  const [folder = "", other = ""] = [folderOf(from), folderOf(to)];
  if (folder !== other) return rankOf(folder) < rankOf(other);
  // Pages import only the build files of other pages.
  return folder !== "src/pages" || dirname(from) === dirname(to) || /\.build(\.ts)?$/.test(to);
}

/** The innermost folder of the order that a file is in. */
function folderOf(file: string) {
  const around = folders.filter((folder) => file.startsWith(`${folder}/`));
  return around.sort((a, b) => b.length - a.length)[0];
}

/** The modules of the project that a module imports; pictures and styles are none. */
function importsOf(file: string, code: string) {
  const names = [...code.matchAll(/(?<!@)\b(?:from|import)\s*\(?\s*"(\.[^"?]+)/g)];
  return names
    .map(([, name = ""]) => join(dirname(file), name).replaceAll("\\", "/"))
    .filter((name) => folderOf(name) && !/\.(css|svg|woff2)$/.test(name));
}

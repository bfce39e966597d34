import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { entriesIn } from "../tools/folders.ts";

/** The highest layer first. A folder imports only from lower layers. */
const LAYERS = [
  ["tests"],
  ["author"],
  ["build"],
  ["content-reader"],
  ["deploy"],
  ["tools"],
  ["src/app"],
  ["src/pages"],
  ["src/quotes", "src/carousel", "src/install", "src/offline"],
  ["src/components"],
  ["src/effects"],
  ["src/runtime", "src/content-model", "src/styles"],
  ["src/shared"],
];
const folders = LAYERS.flat();
const layerOf = (folder: string) => LAYERS.findIndex((layer) => layer.includes(folder));

const files = ["src", "build", "content-reader", "author", "deploy", "tools", "tests"]
  .flatMap((folder) => entriesIn(folder).map((name) => `${folder}/${name}`))
  .filter((name) => /\.(ts|tsx|mjs|css)$/.test(name));

test("imports lead only from higher layers to lower ones, and every file is in a layer", () => {
  expect(files.filter((file) => !folderOf(file))).toEqual([]);
  const imports = files
    .filter((file) => !/\.test\.tsx?$/.test(file)) // test files may import from anywhere
    .flatMap((from) => importsOf(from).map((to) => ({ from, to })));
  expect(imports.length).toBeGreaterThan(0);
  expect(imports.filter(({ from, to }) => !isAllowed(from, to))).toEqual([]);
});

test("no file imports itself by way of others, types included", () => {
  const imports = new Map(files.map((file) => [file, importsOf(file)]));
  const reached = (from: string, found = new Set<string>()) => {
    for (const to of imports.get(from) ?? []) if (!found.has(to)) reached(to, found.add(to));
    return found;
  };
  expect(files.filter((file) => reached(file).has(file))).toEqual([]);
});

function isAllowed(from: string, to: string) {
  const [folder = "", other = ""] = [folderOf(from), folderOf(to)];
  if (folder !== other) return layerOf(folder) < layerOf(other);
  // Pages may import only the data files of other pages.
  return folder !== "src/pages" || dirname(from) === dirname(to) || /\.data(\.ts)?$/.test(to);
}

/** The innermost listed folder that a file is in. */
function folderOf(file: string) {
  const around = folders.filter((folder) => file.startsWith(`${folder}/`));
  return around.sort((a, b) => b.length - a.length)[0];
}

/** The project's modules and stylesheets that a file imports in any form, without pictures. */
function importsOf(file: string) {
  const names = readFileSync(file, "utf8").matchAll(/\b(?:from|import)\s*\(?\s*"(\.[^"?]+)/g);
  return [...names]
    .map(([, name = ""]) => join(dirname(file), name).replaceAll("\\", "/"))
    .filter((name) => folderOf(name) && !/\.(svg|woff2)$/.test(name));
}

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  LAYOUTS,
  RAY_LENGTH,
  SOURCE_OFFSET_PX,
  WIDE_QUERY,
} from "../src/effects/backdrop/settings.ts";

// Facts that are written twice, because a stylesheet or a manifest cannot import a module.
const sources = (ending: RegExp) =>
  readdirSync("src", { recursive: true, encoding: "utf8" })
    .filter((name) => ending.test(name) && !name.includes(".test."))
    .map((name) => ({ name, text: readFileSync(join("src", name), "utf8") }));
const textOf = (file: string) => readFileSync(file, "utf8");

test("modules and markup use the stylesheets' breakpoints", () => {
  const widths = (text: string) => text.match(/(?<=width\s*(>=|<=|<|:)\s*)[\d.]+em/g) ?? [];
  const inStylesheets = new Set(sources(/\.css$/).flatMap(({ text }) => widths(text)));
  const [wide] = widths(WIDE_QUERY);
  expect(inStylesheets).toContain(wide);
  for (const { name, text } of sources(/\.tsx?$/)) {
    for (const width of widths(text)) expect(inStylesheets, name).toContain(width);
  }
});

test("the light before the first frame is as tall as the rays that replace it", () => {
  const css = textOf("src/effects/backdrop/backdrop.css");
  for (const { reachPx } of Object.values(LAYOUTS))
    expect(css).toContain(`height: calc(${reachPx}px * ${RAY_LENGTH} - ${SOURCE_OFFSET_PX}px);`);
  expect(css).toContain(`--_light-y: -${SOURCE_OFFSET_PX}px;`);
});

test("scripts repeat the easing of the stylesheets", () => {
  const [easing] = /cubic-bezier\([^)]+\)/.exec(textOf("src/quotes/swipe.ts")) ?? [];
  expect(textOf("src/styles/tokens.css")).toContain(`--ease-out: ${easing};`);
});

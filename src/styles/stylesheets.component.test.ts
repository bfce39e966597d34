import { page } from "vitest/browser";
import { WINDOW_SIZES } from "../../tests/helpers/layout-faults.ts";

const WINDOWS = [
  ...WINDOW_SIZES,
  [250, 500], // equals a phone of 500 px with text at 200 %
  [640, 400],
  [700, 900],
  [932, 430],
  [1500, 460],
] as const;

const sources = import.meta.glob<string>("../**/*.css", {
  query: "?raw",
  import: "default",
  eager: true,
});
const UTILITIES = [".mono", ".surface", ".visually-hidden"];

const styles = [...document.querySelectorAll<HTMLStyleElement>("style[data-vite-dev-id]")];
const rules = styles.flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])]);
const all = rules.flatMap((rule) => within(rule));

test("every rule is in a layer, so that the order of imports does not matter", () => {
  const layers = rules.flatMap((rule) => {
    if (rule instanceof CSSLayerStatementRule) return rule.nameList;
    return rule instanceof CSSLayerBlockRule ? rule.name : "none";
  });
  // A layer named earlier loses to later ones.
  expect([...new Set(layers)]).toEqual(["tokens", "base", "components", "pages", "modes"]);
});

test("every query of the window's size has a name in media.css, in em", () => {
  const queries = Object.values(sources).flatMap((css) => css.match(/@media [^{]+/g) ?? []);
  expect(queries.length).toBeGreaterThan(0);
  expect(queries.filter((query) => /width|height/.test(query))).toEqual([]);
  expect(all.filter(({ media }) => media.includes("px"))).toEqual([]); // px ignore the text size
});

test("components set no property on :root, where all others would inherit it", () => {
  const shared = rules.filter(
    (rule) => rule instanceof CSSLayerBlockRule && /components|pages/.test(rule.name),
  );
  const onRoot = shared
    .flatMap((rule) => within(rule))
    .filter(({ selector }) => selector === ":root");
  expect(onRoot.flatMap(({ names }) => names)).toEqual([]);
});

test.each(["base", "print"])("%s.css names no component's class", (name) => {
  const css = sources[`./${name}.css`]?.replaceAll(/\/\*.*?\*\//gs, "") ?? "";
  expect(css).toContain("{");
  const classes = css.match(/\.[a-z][\w-]*/g) ?? [];
  expect(classes.filter((each) => !UTILITIES.includes(each))).toEqual([]);
});

test(":hover styles apply only to devices that can hover", () => {
  const hovering = all.filter(({ selector }) => selector.includes(":hover"));
  expect(hovering.length).toBeGreaterThan(0);
  expect(hovering.filter(({ media }) => !media.includes("hover: hover"))).toEqual([]);
});

test.each(WINDOWS)("at %i by %i no two media queries set the same value", async (width, height) => {
  await page.viewport(width, height);
  const matching = all.filter(({ queries }) => queries.every((query) => matchMedia(query).matches));
  const queried = matching.filter(({ media }) => media !== "");
  const set = queried.flatMap(({ selector, media, names }) =>
    names.map((name) => ({ what: `${selector} ${name}`, media })),
  );
  const first = new Map(set.toReversed().map(({ what, media }) => [what, media]));
  expect(set.filter(({ what, media }) => first.get(what) !== media)).toEqual([]);
});

interface Declared {
  selector: string;
  queries: string[];
  media: string;
  names: string[];
}

function within(rule: CSSRule, selector = "", queries: string[] = []): Declared[] {
  const isStyle = rule instanceof CSSStyleRule;
  const inside = "cssRules" in rule ? [...(rule.cssRules as CSSRuleList)] : [];
  const full = isStyle ? rule.selectorText.replaceAll("&", selector) : selector;
  const under = rule instanceof CSSMediaRule ? [...queries, rule.conditionText] : queries;
  const names = isStyle || rule instanceof CSSNestedDeclarations ? [...rule.style] : [];
  const here = { selector: full, queries: under, media: under.join(" and "), names };
  return [here, ...inside.flatMap((each) => within(each, full, under))];
}

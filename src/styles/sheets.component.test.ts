import { expect, test } from "vitest";

const LAYERS = ["tokens", "base", "components", "pages", "modes"];
const styles = [...document.querySelectorAll<HTMLStyleElement>("style[data-vite-dev-id]")];
const rules = styles.flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])]);
const all = rules.flatMap((rule) => within(rule));

test("puts every rule in a layer, so that the order of imports decides nothing", () => {
  const layers = rules.map((rule) => (rule instanceof CSSLayerBlockRule ? rule.name : "none"));
  expect([...new Set(layers)]).toEqual(LAYERS); // the first to be named loses to all others
});

test("measures breakpoints in em, so that large text gets the layout of a small window", () => {
  expect(all.some(({ media }) => media.includes("em)"))).toBe(true);
  expect(all.filter(({ media }) => media.includes("px"))).toEqual([]);
});

test("lights by hovering only what can hover; a touched control would stay lit", () => {
  const hovering = all.filter(({ selector }) => selector.includes(":hover"));
  expect(hovering.length).toBeGreaterThan(0);
  expect(hovering.filter(({ media }) => !media.includes("hover: hover"))).toEqual([]);
});

/** The selectors in `rule` and in all rules inside it, each with its media queries. */
function within(rule: CSSRule, queries: string[] = []): { selector: string; media: string }[] {
  const inside = "cssRules" in rule ? [...(rule.cssRules as CSSRuleList)] : [];
  const selector = rule instanceof CSSStyleRule ? rule.selectorText : "";
  const under = rule instanceof CSSMediaRule ? [...queries, rule.conditionText] : queries;
  return [{ selector, media: under.join() }, ...inside.flatMap((each) => within(each, under))];
}

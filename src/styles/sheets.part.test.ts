import { expect, test } from "vitest";

const LAYERS = ["tokens", "base", "parts", "pages", "modes"];

const sheets = [...document.querySelectorAll<HTMLStyleElement>("style[data-vite-dev-id]")];
const rules = sheets.flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])]);

test("every rule lies in a layer, so that the order of imports decides nothing", () => {
  const layers = rules.map((rule) =>
    rule instanceof CSSLayerBlockRule ? rule.name : rule.cssText,
  );
  expect([...new Set(layers)]).toEqual(LAYERS); // the first to be named loses to all others
});

test("breakpoints follow the font, so that large text gets the layout of a small window", () => {
  const media = rules
    .flatMap((rule) => within(rule))
    .filter((rule) => rule instanceof CSSMediaRule);
  expect(media.length).toBeGreaterThan(0);
  expect(media.map((rule) => rule.conditionText).filter((text) => text.includes("px"))).toEqual([]);
});

test("only what can hover is lit by hovering; a touched control would stay lit", () => {
  const hovering = rules.flatMap((rule) =>
    within(rule, (media) => !media.includes("hover: hover")),
  );
  expect(hovering.filter(isHover).map((rule) => rule.cssText)).toEqual([]);
  expect(rules.flatMap((rule) => within(rule)).some(isHover)).toBe(true);
});

/** The rule and all inside it, without those under a media query that is not `wanted`. */
function within(rule: CSSRule, wanted = (_condition: string) => true): CSSRule[] {
  if (rule instanceof CSSMediaRule && !wanted(rule.conditionText)) return [];
  const inside = "cssRules" in rule ? [...(rule.cssRules as CSSRuleList)] : [];
  return [rule, ...inside.flatMap((each) => within(each, wanted))];
}

function isHover(rule: CSSRule) {
  return rule instanceof CSSStyleRule && rule.selectorText.includes(":hover");
}

import { expect, test } from "vitest";

const LAYERS = ["tokens", "base", "parts", "pages", "modes"];

const sheet = [...document.styleSheets].find(
  ({ cssRules: [first] }) => first instanceof CSSLayerStatementRule,
);
if (!sheet) throw new Error("No style sheet begins with its layers");
const [order, ...rules] = sheet.cssRules;

test("every rule lies in a layer, so that the order of imports decides nothing", () => {
  expect((order as CSSLayerStatementRule).nameList).toEqual(LAYERS);
  const layers = rules.map((rule) =>
    rule instanceof CSSLayerBlockRule ? rule.name : rule.cssText,
  );
  expect(new Set(layers)).toEqual(new Set(LAYERS));
});

test("breakpoints follow the font, so that large text gets the layout of a small window", () => {
  const media = rules
    .flatMap((rule) => within(rule))
    .filter((rule) => rule instanceof CSSMediaRule);
  expect(media.length).toBeGreaterThan(0);
  expect(media.map((rule) => rule.conditionText).filter((text) => text.includes("px"))).toEqual([]);
});

/** The rule and all inside it. */
function within(rule: CSSRule): CSSRule[] {
  const inside = "cssRules" in rule ? [...(rule.cssRules as CSSRuleList)] : [];
  return [rule, ...inside.flatMap((each) => within(each))];
}

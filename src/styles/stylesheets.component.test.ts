const styles = [...document.querySelectorAll<HTMLStyleElement>("style[data-vite-dev-id]")];
const rules = styles.flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])]);

test("every rule is in a layer, so that the order of imports does not matter", () => {
  const layers = rules.flatMap((rule) => {
    if (rule instanceof CSSLayerStatementRule) return rule.nameList;
    return rule instanceof CSSLayerBlockRule ? rule.name : "none";
  });
  // A layer named earlier loses to later ones.
  expect([...new Set(layers)]).toEqual(["tokens", "base", "components", "pages", "modes"]);
});

test("queries of the window's size follow the reader's text size", () => {
  const media = rules.flatMap((rule) => within(rule)).map(({ media }) => media);
  expect(media.filter((query) => /\d(em)\b/.test(query)).length).toBeGreaterThan(0);
  expect(media.filter((query) => /\dpx\b/.test(query))).toEqual([]);
});

test(":hover styles apply only to devices that can hover", () => {
  const hovering = rules
    .flatMap((rule) => within(rule))
    .filter(({ selector }) => selector.includes(":hover"));
  expect(hovering.length).toBeGreaterThan(0);
  expect(hovering.filter(({ media }) => !media.includes("hover: hover"))).toEqual([]);
});

/** The selectors of a rule and of the rules in it, with the media queries around them. */
function within(rule: CSSRule, media = ""): { selector: string; media: string }[] {
  const selector = rule instanceof CSSStyleRule ? rule.selectorText : "";
  const under = rule instanceof CSSMediaRule ? `${media} ${rule.conditionText}` : media;
  const inside = "cssRules" in rule ? [...(rule.cssRules as CSSRuleList)] : [];
  return [{ selector, media: under }, ...inside.flatMap((each) => within(each, under))];
}

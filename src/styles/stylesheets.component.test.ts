const styles = [...document.querySelectorAll<HTMLStyleElement>("style[data-vite-dev-id]")];
const rules = styles.flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])]);

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

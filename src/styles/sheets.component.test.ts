import { expect, test } from "vitest";
import { page } from "vitest/browser";

const LAYERS = ["tokens", "base", "parts", "pages", "modes"];

const WINDOWS = [
  [250, 500], // as wide as a phone of 500 px with text at 200 %
  [320, 568],
  [390, 844],
  [640, 400],
  [700, 900],
  [800, 1000],
  [932, 430],
  [1024, 768],
  [1280, 800],
  [1500, 460],
  [1500, 900],
  [2560, 1440],
] as const;

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

test.each(WINDOWS)(
  "at %i by %i no value depends on which of two media queries comes last",
  async (...size) => {
    await page.viewport(...size);
    const queried = sheets
      .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])])
      .flatMap((rule) => declarations(rule));
    const first = new Map(queried.toReversed().map(({ what, media }) => [what, media]));
    expect(queried.filter(({ what, media }) => first.get(what) !== media)).toEqual([]);
  },
);

/** What is declared under media queries that match now, and under which. */
function declarations(rule: CSSRule, selector = "", media = ""): { what: string; media: string }[] {
  if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return [];
  const query = rule instanceof CSSMediaRule ? `${media} ${rule.conditionText}` : media;
  const isStyle = rule instanceof CSSStyleRule;
  const place = isStyle ? rule.selectorText.replaceAll("&", selector) : selector;
  const names = isStyle || rule instanceof CSSNestedDeclarations ? [...rule.style] : [];
  const inside = "cssRules" in rule ? [...(rule.cssRules as CSSRuleList)] : [];
  return [
    ...(query ? names.map((name) => ({ what: `${place} ${name}`, media: query })) : []),
    ...inside.flatMap((each) => declarations(each, place, query)),
  ];
}

/** The rule and all inside it, without those under a media query that is not `wanted`. */
function within(rule: CSSRule, wanted = (_condition: string) => true): CSSRule[] {
  if (rule instanceof CSSMediaRule && !wanted(rule.conditionText)) return [];
  const inside = "cssRules" in rule ? [...(rule.cssRules as CSSRuleList)] : [];
  return [rule, ...inside.flatMap((each) => within(each, wanted))];
}

function isHover(rule: CSSRule) {
  return rule instanceof CSSStyleRule && rule.selectorText.includes(":hover");
}

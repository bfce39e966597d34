import { createTrustedTypesPolicy, policyRules } from "./trusted-types.ts";

beforeEach(() => vi.stubGlobal("location", new URL("https://site.example/book/a")));
afterEach(() => vi.unstubAllGlobals());

test.each([
  ["createHTML", "React's empty script", "<script></script>", "<script>1</script>", "<b>hi</b>"],
  ["createScriptURL", "a path", "/sw.js", "//other.example/a.js", "data:,1", "blob:null/1"],
  ["createScriptURL", "the site's own", "https://site.example/a.js", "https://other.example/"],
] as const)("%s accepts only %s", (method, _what, trusted, ...others) => {
  expect(policyRules[method](trusted)).toBe(trusted);
  for (const text of others) expect(policyRules[method](text), text).toBeNull();
});

test("createScript accepts only data", () => {
  expect(policyRules.createScript('[{"a":1}]')).toBe('[{"a":1}]');
  expect(() => policyRules.createScript("alert(1)")).toThrow(SyntaxError);
});

test("registers its rules if the browser supports them, and ignores a refusal", () => {
  const createPolicy = vi.fn().mockThrow(new TypeError("an extension has made one"));
  for (const trustedTypes of [undefined, { createPolicy }]) {
    vi.stubGlobal("trustedTypes", trustedTypes);
    expect(createTrustedTypesPolicy).not.toThrow();
  }
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith("default", policyRules);
});

import { createTrustedTypesPolicy, policyRules } from "./trusted-types.ts";

beforeEach(() => vi.stubGlobal("location", new URL("https://site.example/book/a")));
afterEach(() => vi.unstubAllGlobals());

test.each([
  ["a path", "/sw.js", "//other.example/a.js", "data:,1", "blob:null/1"],
  ["the site's own URL", "https://site.example/a.js", "https://other.example/"],
])("accepts %s as the URL of a script", (_what, trusted, ...others) => {
  expect(policyRules.createScriptURL(trusted)).toBe(trusted);
  for (const url of others) expect(policyRules.createScriptURL(url), url).toBeNull();
});

test("registers its rules if the browser supports them, and ignores a refusal", () => {
  const createPolicy = vi.fn().mockThrow(new TypeError("an extension has made one"));
  for (const trustedTypes of [undefined, { createPolicy }]) {
    vi.stubGlobal("trustedTypes", trustedTypes);
    expect(createTrustedTypesPolicy).not.toThrow();
  }
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith("default", policyRules);
});

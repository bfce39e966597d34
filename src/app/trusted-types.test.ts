import { policyRules } from "./trusted-types.ts";

afterEach(() => vi.unstubAllGlobals());

test("accepts only the site's own URLs for scripts", () => {
  vi.stubGlobal("location", new URL("https://site.example/book/a"));
  for (const url of ["/sw.js", "https://site.example/a.js"])
    expect(policyRules.createScriptURL(url)).toBe(url);
  for (const url of ["//other.example/a.js", "data:,1", "blob:null/1", "https://other.example/"])
    expect(policyRules.createScriptURL(url), url).toBeNull();
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createTrustedTypesPolicy, policyRules } from "./trusted-types";

beforeEach(() => vi.stubGlobal("location", new URL("https://site.example/book/a")));
afterEach(() => vi.unstubAllGlobals());

test.each([
  ["createHTML", "data, and React's empty script", ['{"@type":"Product"}', "<script></script>"]],
  ["createScript", "data", ['[{"a":1}]']],
  ["createScriptURL", "the site's own", ["/sw.js", "https://site.example/assets/worker.js"]],
] as const)("%s lets through %s", (method, _what, trusted) => {
  for (const text of trusted) expect(policyRules[method](text)).toBe(text);
});

test.each([
  ["createHTML", ["<b>hi</b>", "<script>1</script>", '{"a":"</script>"}', "words", ""]],
  ["createScript", ["alert(1)", "1", '"use strict"']],
  ["createScriptURL", ["//other.example/a.js", "https://other.example/", "data:,1", "blob:null/1"]],
] as const)("%s lets nothing else through", (method, others) => {
  for (const text of others) expect(policyRules[method](text), text).toBeNull();
});

test("gives the browser its rules where it takes them, and it may refuse without harm", () => {
  const createPolicy = vi.fn();
  for (const trustedTypes of [undefined, { createPolicy }]) {
    vi.stubGlobal("trustedTypes", trustedTypes);
    createTrustedTypesPolicy();
  }
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith("default", policyRules);
  createPolicy.mockThrow(new TypeError("an extension has made one"));
  expect(createTrustedTypesPolicy).not.toThrow();
});

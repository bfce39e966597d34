import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { trustedStrings } from "./trusted-types";

const { createHTML, createScript, createScriptURL } = trustedStrings;

beforeEach(() => vi.stubGlobal("location", new URL("https://site.example/book/a")));
afterEach(() => vi.unstubAllGlobals());

test("data and React's empty script may become elements, markup may not", () => {
  expect(createHTML('{"@type":"Product"}')).toBe('{"@type":"Product"}');
  expect(createHTML("<script></script>")).toBe("<script></script>");
  for (const html of ["<b>hi</b>", "<script>1</script>", '{"a":"</script>"}', "words", ""]) {
    expect(createHTML(html)).toBeNull();
  }
});

test("a script element may hold data, never code", () => {
  expect(createScript('[{"a":1}]')).toBe('[{"a":1}]');
  for (const code of ["alert(1)", "1", '"use strict"']) expect(createScript(code)).toBeNull();
});

test("code is loaded from the site alone", () => {
  expect(createScriptURL("/sw.js")).toBe("/sw.js");
  expect(createScriptURL("https://site.example/assets/worker.js")).not.toBeNull();
  for (const url of ["//other.example/a.js", "https://other.example/", "data:,1", "blob:null/1"]) {
    expect(createScriptURL(url)).toBeNull();
  }
});

import { describe, expect, test } from "vitest";
import { fragmentOf, quoteNamed } from "./fragment";

const QUOTES = [{ id: "q1" }, { id: "lomv2-2" }, { id: "à la carte" }];

describe("which quote a fragment names", () => {
  test("the one with that id", () => expect(quoteNamed("#lomv2-2", QUOTES)).toBe(1));

  test("no fragment, an unknown one and a broken one name none", () => {
    for (const hash of ["", "#", "#q9", "#Q1", "#%", "#q1%"]) {
      expect(quoteNamed(hash, QUOTES)).toBeUndefined();
    }
  });

  test("every quote's own fragment leads back to it", () => {
    QUOTES.forEach((quote, index) => {
      expect(quoteNamed(fragmentOf(quote), QUOTES)).toBe(index);
    });
  });
});

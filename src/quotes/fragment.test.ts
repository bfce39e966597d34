import { expect, test } from "vitest";
import { fragmentOf, quoteNamed } from "./fragment";

const QUOTES = [{ id: "q1" }, { id: "lomv2-2" }, { id: "à la carte" }];

test("every quote's own fragment leads to it, and any other to none", () => {
  expect(QUOTES.map((quote) => quoteNamed(fragmentOf(quote), QUOTES))).toEqual([0, 1, 2]);
  for (const hash of ["", "#", "#q9", "#Q1", "#%", "#q1%"])
    expect(quoteNamed(hash, QUOTES), hash).toBeUndefined();
});

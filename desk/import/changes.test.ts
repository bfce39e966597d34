import fc from "fast-check";
import { expect, test } from "vitest";
import { changesBetween, keepingAbsent } from "./changes.ts";

const quote = (id: string, text = id) => ({ id, text, example: "Do." });
const idsOf = (quotes: { id: string }[]) => quotes.map(({ id }) => id).join(" ");

test("new, changed, absent and unchanged quotes are told apart", () => {
  const volume = [quote("a"), quote("b"), quote("c")];
  const sheet = [quote("a"), quote("c", "other"), quote("d")];
  expect(changesBetween(volume, sheet)).toEqual({
    added: [quote("d")],
    changed: [{ before: quote("c"), after: quote("c", "other") }],
    unchanged: 1,
    absent: [quote("b")],
    reordered: false,
  });
});

test("another order is a change; new quotes in between are none", () => {
  const volume = [quote("a"), quote("b")];
  expect(changesBetween(volume, [quote("b"), quote("a")]).reordered).toBe(true);
  expect(changesBetween(volume, [quote("a"), quote("x"), quote("b")]).reordered).toBe(false);
});

test("kept quotes stay behind their old neighbour", () => {
  const volume = [quote("a"), quote("b"), quote("c"), quote("d")];
  expect(idsOf(keepingAbsent(volume, [quote("d"), quote("b")]))).toBe("a d b c");
  expect(idsOf(keepingAbsent(volume, [quote("x")]))).toBe("a b c d x");
});

test("whatever the sheet, keeping loses no quote and doubles none", () => {
  const ids = fc.uniqueArray(fc.integer({ min: 0, max: 12 }).map(String));
  fc.assert(
    fc.property(ids, ids, (volume, sheet) => {
      const kept = keepingAbsent(
        volume.map((id) => quote(id)),
        sheet.map((id) => quote(id)),
      );
      expect(kept.map(({ id }) => id).sort()).toEqual([...new Set([...volume, ...sheet])].sort());
    }),
  );
});

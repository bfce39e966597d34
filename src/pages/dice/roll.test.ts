import fc from "fast-check";
import { expect, test } from "vitest";
import { nextTurn, RESTING_TURN } from "./roll";

const random = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

test("a die always rolls on, at least once around and less than twice", () => {
  fc.assert(
    fc.property(random, (chance) => {
      const turned = nextTurn(RESTING_TURN, chance) - RESTING_TURN;
      expect(turned).toBeGreaterThan(360);
      expect(turned).toBeLessThan(720);
    }),
  );
});

test("chance decides which of the two other sides it is", () => {
  expect([0, 0.49, 0.5, 0.99].map((chance) => nextTurn(0, chance))).toEqual([480, 480, 600, 600]);
});

test("a die never comes to rest on the face it lay on", () => {
  fc.assert(
    fc.property(fc.array(random, { minLength: 2, maxLength: 20 }), (chances) => {
      let turn = RESTING_TURN;
      for (const chance of chances) {
        const next = nextTurn(turn, chance);
        expect((next - turn) % 360).not.toBe(0);
        expect((next - RESTING_TURN) % 120).toBe(0);
        turn = next;
      }
    }),
  );
});

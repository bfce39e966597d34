import { expect, test } from "vitest";
import { nextTurn, RESTING_TURN } from "./roll";

test("after a full turn, chance decides which of the two other sides comes up", () => {
  const turned = [0, 0.49, 0.5, 0.99].map(
    (chance) => nextTurn(RESTING_TURN, chance) - RESTING_TURN,
  );
  expect(turned).toEqual([480, 480, 600, 600]);
});

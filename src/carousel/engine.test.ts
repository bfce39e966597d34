import { swipeDirection } from "./engine.ts";

const [LEFT, RIGHT, NOWHERE] = [-1, 1, 0];

test.each([
  ["a drag to the left, however short, goes left", -1, 0, LEFT],
  ["a drag to the right goes right", 1, 0, RIGHT],
  ["the offset decides against the final velocity", -120, 900, LEFT],
  ["a swipe that ends where it began counts above 500 px/s", 0, -501, LEFT],
  ["a swipe to the right counts above 500 px/s", 0, 501, RIGHT],
  ["at 500 px/s or slower nothing moves", 0, -500, NOWHERE],
])("%s", (_what, offset, velocity, direction) => {
  expect(swipeDirection(offset, velocity)).toBe(direction);
});

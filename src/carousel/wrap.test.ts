import fc from "fast-check";
import { lapOffset } from "./wrap.ts";

test("at any position the adjacent slides are in place and none overlap", () => {
  const position = fc.integer({ min: -1e6, max: 1e6 }).map((thousandths) => thousandths / 1000);
  fc.assert(
    fc.property(position, fc.integer({ min: 2, max: 9 }), (position, count) => {
      const positions = Array.from({ length: count }, (_, index) => {
        return index + lapOffset(index, position, count);
      });
      expect(new Set(positions).size).toBe(count);
      expect(positions).toContain(Math.floor(position));
      expect(positions).toContain(Math.ceil(position));
    }),
  );
});

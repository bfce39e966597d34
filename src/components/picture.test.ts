import { expect, test } from "vitest";
import { hasShape } from "./picture";

const picture = (width: number, height: number) => ({ avif: "", src: "", width, height });

test("a picture has the shape of its slot, or nearly so", () => {
  expect(hasShape(picture(1200, 900), 4 / 3)).toBe(true);
  expect(hasShape(picture(1201, 900), 4 / 3)).toBe(true);
  expect(hasShape(picture(1200, 1000), 4 / 3)).toBe(false);
  expect(hasShape(picture(900, 1200), 4 / 3)).toBe(false);
});

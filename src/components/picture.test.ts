import { fitClass } from "./picture.tsx";

test.each([
  [1200, 900, "slot"],
  [1201, 900, "slot"],
  [1200, 1000, "slot slot--contain"],
  [1600, 900, "slot slot--wide"],
])("a picture of %i × %i in a slot of 4:3 is %s", (width, height, expected) => {
  expect(fitClass("slot", { avif: "", src: "", width, height }, 4 / 3)).toBe(expected);
});

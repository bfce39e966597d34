import { expect, test } from "vitest";
import { settingOf } from "./setting";

test.each([
  [0, "brief"],
  [72, "brief"],
  [73, "short"],
  [100, "short"],
  [101, "full"],
  [120, "full"],
  [121, "long"],
  [200, "long"],
  [201, "epic"],
])("a quote of %i letters is set as %s", (length, setting) => {
  expect(settingOf("a".repeat(length))).toBe(setting);
  expect(settingOf("😀".repeat(length))).toBe(setting);
});

test("many short sentences need as much room as a long one, for each begins a line", () => {
  expect(settingOf("Sit. Breathe. Look up. Nobody is coming. Nobody has to. Begin.")).toBe("long");
  expect(settingOf("Sit. Breathe.")).toBe("brief");
});

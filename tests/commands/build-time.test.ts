import { expect, test } from "vitest";
import { SITE_BUDGETS } from "../../bench/budgets";
import { buildTimes } from "../../bench/build-time";

test("pages, pictures, offline use and compression cost little beside the bundle", () => {
  const { whole, bundle } = buildTimes();
  expect(whole / bundle, JSON.stringify({ whole, bundle })).toBeLessThanOrEqual(
    SITE_BUDGETS.buildRatio,
  );
});

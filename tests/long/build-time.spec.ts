import { SITE_BUDGETS } from "../../bench/budgets";
import { buildTimes } from "../../bench/build-time";
import { expect, test } from "../site";

test("pages, pictures, offline use and compression cost little beside the bundle", () => {
  test.setTimeout(240_000);
  const { whole, bundle } = buildTimes();
  expect(whole / bundle, JSON.stringify({ whole, bundle })).toBeLessThanOrEqual(
    SITE_BUDGETS.buildRatio,
  );
});

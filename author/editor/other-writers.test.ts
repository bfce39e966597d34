import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { freshContent } from "../../tests/helpers/content-problems.ts";
import { watchOtherWriters } from "./other-writers.ts";

test("reports a file that another program writes, and none that a browser saves", async () => {
  const { folder, write } = await freshContent();
  const report = vi.fn();
  watchOtherWriters(folder, report);
  const saved = join(folder, "volumes/early.yaml");
  writeFileSync(`${saved}.crswap`, "title: Early\n");
  renameSync(`${saved}.crswap`, saved);
  await write("volumes/late.yaml", "title: Late\n");
  await vi.waitFor(() => expect(report).toHaveBeenCalled(), 60_000);
  expect(new Set(report.mock.calls.flat())).toEqual(new Set(["content/volumes/late.yaml"]));
});

import { rmSync } from "node:fs";
import { expect } from "@playwright/test";
import { runTool } from "./tools/run-tool.ts";

/** Builds another site than the one under test, from other files or for another address. */
export async function buildSite(env: { DIST_DIR: string; CONTENT_DIR: string; SITE_URL?: string }) {
  rmSync(env.DIST_DIR, { recursive: true, force: true });
  let output = "";
  const { ok } = await runTool(["vite", "build", "--app"], env, (text) => {
    output += text;
  });
  expect(ok, output).toBe(true);
}

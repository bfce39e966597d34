import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { expect } from "@playwright/test";

/** Builds another site than the one under test, from other files or for another address. */
export function buildSite(env: { DIST_DIR: string; CONTENT_DIR?: string; SITE_URL?: string }) {
  rmSync(env.DIST_DIR, { recursive: true, force: true });
  const { NODE_ENV: _, ...outer } = process.env; // set by some test's Vite, and no build's business
  const { status, stderr } = spawnSync("npx", ["--no-install", "vite", "build", "--app"], {
    env: { ...outer, ...env },
    encoding: "utf8",
  });
  expect(status, stderr).toBe(0);
}

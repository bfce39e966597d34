import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { expect } from "@playwright/test";

/** Builds a site other than the one under test. */
export function buildSite(env: { DIST_DIR: string; CONTENT_DIR: string }) {
  rmSync(env.DIST_DIR, { recursive: true, force: true });
  const { status, stdout, stderr } = spawnSync("npx", ["--no-install", "vite", "build", "--app"], {
    env: { ...process.env, NODE_ENV: "production", ...env },
    encoding: "utf8",
    shell: process.platform === "win32", // on Windows npx is a script
  });
  expect(status, stdout + stderr).toBe(0);
}

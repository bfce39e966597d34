import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Installs Debian packages where that can be done; false means that they are still missing. */
export function ensureDebianPackages(names: string[]) {
  if (!existsSync("/etc/debian_version")) return false;
  const missing = names.filter((name) => !run("dpkg", ["-s", name], "ignore"));
  if (missing.length === 0) return true;
  if (process.getuid?.() !== 0) return false;
  console.log(`Installing ${missing.join(", ")}…`);
  const options = ["-y", "-qq", "-o", "Acquire::http::Timeout=10"];
  run("apt-get", ["update", ...options], "inherit");
  return run("apt-get", ["install", ...options, "--no-install-recommends", ...missing], "inherit");
}

function run(command: string, args: string[], stdio: "ignore" | "inherit") {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(command, args, { stdio, env }).status === 0;
}

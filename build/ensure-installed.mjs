// Installs the dependencies when they are missing or older than the lockfile.
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Node 20.19 or later is needed; this is ${process.versions.node}.`);
  process.exit(1);
}

// npm writes this file at the end of every install.
const installed = "node_modules/.package-lock.json";
const isCurrent =
  existsSync(installed) && statSync(installed).mtimeMs >= statSync("package-lock.json").mtimeMs;

if (!isCurrent) {
  console.log("Installing dependencies…");
  const { status } = spawnSync("npm", ["ci"], { stdio: "inherit", shell: process.platform === "win32" });
  if (status !== 0) process.exit(status ?? 1);
}

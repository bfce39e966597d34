import { writeFileSync } from "node:fs";
import { availableParallelism, loadavg, totalmem } from "node:os";
import { join } from "node:path";
import { runCommand } from "../desk/run-command.ts";
import { serveWithNginx } from "../tests/hosts/served.ts";
import { copySite } from "../tests/hosts/site-copy.ts";
import { ensureDebianPackages } from "../tests/runner/debian.ts";
import { typedPace } from "./pace.ts";
import { type Load, load } from "./wrk.ts";

const PACKAGES = ["nginx-light", "libnginx-mod-http-brotli-static", "openssl", "wrk"];
const USAGE = `Loads nginx with our configuration and prints what it bears.

  npm run bench:load               eight seconds a row, on a quiet machine
  npm run bench:load -- --brief    a second, to see whether it works`;
const PATHS = {
  "an empty file": "/empty.txt",
  "the home page": "/",
  "a book page": "/book/lyrics-of-the-mind-trilogy",
  "the largest script": "",
};

/** Loads nginx with our configuration and prints what it can bear, beside an empty file. */
async function bench() {
  const { seconds } = typedPace().pace;
  if (!ensureDebianPackages(PACKAGES)) {
    console.error(`Install what the load test needs: apt-get install ${PACKAGES.join(" ")}`);
    return false;
  }
  const folder = copySite("load");
  writeFileSync(join(folder, "empty.txt"), "");
  const { site, pid, stop } = await serveWithNginx(folder);
  try {
    const script =
      (await site.hashedFiles()).find((file) => /\/react-[^/]+\.js$/.test(file)) ?? "/";
    const loads: [name: string, load: Load][] = [];
    for (const [name, path] of Object.entries(PATHS)) {
      loads.push([name, await load(site.origin + (path || script), pid, seconds)]);
    }
    print(loads);
    return loads.every(([, { failures }]) => failures === 0);
  } finally {
    stop();
  }
}

function print(loads: [name: string, load: Load][]) {
  const empty = loads[0]?.[1].requestsPerSecond ?? 1;
  const gigabytes = Math.round(totalmem() / 1024 ** 3);
  const busy = loadavg()[0]?.toFixed(1);
  console.log(
    `${availableParallelism()} cores, ${gigabytes} GB, load ${busy}; nginx over TLS, wrk on the same machine\n`,
  );
  console.log(
    "| | requests a second | of an empty file | p99 | bytes an answer | CPU an answer | failures |",
  );
  console.log("|---|---|---|---|---|---|---|");
  for (const [name, load] of loads) {
    const cells = [
      name,
      Math.round(load.requestsPerSecond).toLocaleString("en"),
      `${Math.round((100 * load.requestsPerSecond) / empty)} %`,
      `${load.p99Ms.toFixed(1)} ms`,
      Math.round(load.bytesPerAnswer).toLocaleString("en"),
      `${Math.round(load.cpuMicroseconds)} µs`,
      load.failures,
    ];
    console.log(`| ${cells.join(" | ")} |`);
  }
}

await runCommand(USAGE, bench);

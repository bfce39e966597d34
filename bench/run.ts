import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { runCommand } from "../commands/command.ts";
import { createSite } from "../deploy/static-server.ts";
import { pathsFrom } from "../tools/paths.ts";
import { PlainError } from "../tools/plain-error.ts";
import { type Bench, BRIEF, THOROUGH } from "./bench.ts";
import { launch } from "./browser.ts";
import { benchEngines } from "./engines.ts";
import { benchHome } from "./home.ts";
import { benchLighthouse } from "./lighthouse.ts";
import { type Section, writeReport } from "./report.ts";
import { benchScroll } from "./scroll.ts";
import { listen } from "./serve.ts";
import { benchStart } from "./start.ts";
import { benchWeak } from "./weak.ts";
import { benchWeights } from "./weights.ts";

const PARTS = new Map<string, (bench: Bench) => Promise<Section>>([
  ["engines", benchEngines],
  ["home", benchHome],
  ["weak", benchWeak],
  ["scroll", benchScroll],
  ["start", benchStart],
  ["lighthouse", benchLighthouse],
  ["weights", benchWeights],
]);
const USAGE = `Measures the built site and writes bench/report.md.

  npm run bench                          all of it, in half an hour on a quiet machine
  npm run bench -- --brief               each for a moment, to see whether all of it works
  npm run bench -- start scroll          some parts, printed: ${[...PARTS.keys()].join(", ")}
  npm run bench -- start other/dist      beside another build`;

await runCommand(async (args) => {
  if (args.includes("--help")) return console.log(USAGE);
  const { dist } = pathsFrom(process.env);
  if (!existsSync(join(dist, "index.html"))) {
    throw new PlainError("There is no built site yet: run `npm run build`.");
  }
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { brief: { type: "boolean" } },
  });
  const chosen = positionals.filter((name) => PARTS.has(name));
  const others = positionals.filter((name) => !PARTS.has(name)).map((folder) => resolve(folder));
  const { origin, close } = await listen(createSite(dist));
  const browser = await launch();
  const machine = `Chromium ${browser.version()}, ${cpus().length} cores`;
  const pace = values.brief ? BRIEF : THOROUGH;
  const sections: Section[] = [];
  try {
    // One after the other, because they would disturb each other's measurements.
    for (const [name, measure] of PARTS) {
      if (chosen.length > 0 && !chosen.includes(name)) continue;
      sections.push(await measure({ browser, origin, folders: [dist, ...others], pace }));
    }
  } finally {
    await browser.close();
    close();
  }
  const report = writeReport(sections, `${machine}, load ${loadavg()[0]?.toFixed(1)}`);
  console.log(`\n${report}`);
  if (values.brief) console.log("Too brief to believe: no report is written.");
  else if (chosen.length === 0) await writeFile(join("bench", "report.md"), report);
});

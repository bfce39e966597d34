import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";
import { join, resolve } from "node:path";
import { createSite } from "../deploy/static-server.ts";
import { readArguments } from "../desk/arguments.ts";
import { runCommand } from "../desk/run-command.ts";
import { pathsFrom } from "../tools/paths.ts";
import { launch } from "./browser.ts";
import { PAGE_BUDGETS } from "./budgets.ts";
import { benchEngines } from "./engines.ts";
import { benchHome } from "./home.ts";
import { benchLighthouse } from "./lighthouse.ts";
import { BRIEF, THOROUGH } from "./pace.ts";
import { type Section, writeReport } from "./report.ts";
import { benchScroll } from "./scroll.ts";
import { listen } from "./serve.ts";
import { benchStart } from "./start.ts";
import { benchWeak } from "./weak.ts";
import { benchWeights } from "./weights.ts";

const PARTS = ["engines", "home", "weak", "scroll", "start", "lighthouse", "weights"];
const USAGE = `Measures the built site and writes bench/report.md.

  npm run bench                          all of it, in half an hour on a quiet machine
  npm run bench -- --brief               each for a moment, to see whether all of it works
  npm run bench -- start scroll          some parts, printed: ${PARTS.join(", ")}
  npm run bench -- start other/dist      beside another build`;

async function bench() {
  const { dist } = pathsFrom(process.env);
  if (!existsSync(join(dist, "index.html"))) {
    console.error("There is no built site yet: run `npm run build`.");
    return false;
  }
  const { values, positionals: names } = readArguments({ brief: { type: "boolean" } });
  const isBrief = values.brief ?? false;
  const pace = isBrief ? BRIEF : THOROUGH;
  const chosen = names.filter((name) => PARTS.includes(name));
  const folders = [dist, ...names.filter((name) => !PARTS.includes(name)).map((it) => resolve(it))];
  const { origin, close } = await listen(createSite(dist));
  const browser = await launch();
  const version = browser.version();
  const paths = Object.values(PAGE_BUDGETS)
    .filter(({ isFailure }) => !isFailure)
    .map(({ path }) => path);
  const parts: Record<string, () => Promise<Section>> = {
    engines: () => benchEngines(browser, pace),
    home: () => benchHome(browser, origin, pace),
    weak: () => benchWeak(origin, pace),
    scroll: () => benchScroll(folders),
    start: () => benchStart(folders, pace),
    lighthouse: () => benchLighthouse(origin, paths, pace),
    weights: () => benchWeights(browser, origin, dist),
  };

  const sections: Section[] = [];
  try {
    // One after the other, because they would disturb each other's measurements.
    for (const name of chosen.length > 0 ? chosen : PARTS) {
      const section = await parts[name]?.();
      if (section) sections.push(section);
    }
  } finally {
    await browser.close();
    close();
  }

  const machine = `Chromium ${version}, ${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`;
  const report = writeReport(sections, machine);
  console.log(`\n${report}`);
  if (isBrief) console.log("Too brief to believe: no report is written.");
  else if (chosen.length === 0) await writeFile(join("bench", "report.md"), report);
  return true;
}

await runCommand(USAGE, bench);

import { mkdir, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { chromiumPath } from "../tools/chromium.ts";
import { CACHE_DIR, pathsFrom } from "../tools/paths.ts";
import { readArguments } from "./arguments.ts";
import { checkContent, counted } from "./check.ts";
import { essence, runStep, type Step } from "./launch/run-step.ts";
import { toDo } from "./launch/to-do.ts";
import { type Outcome, verdict } from "./launch/verdict.ts";
import { runCommand } from "./run-command.ts";

const USAGE = `Goes through everything that should be done before the site goes live.

  npm run launch               your words, the build, and every page in a browser
  npm run launch -- --list     the list alone, in a second`;

runCommand(USAGE, async () => {
  const { values } = readArguments({ list: { type: "boolean" } });
  const findings = await checkContent(pathsFrom(process.env).content);
  const { problems, sources } = findings;
  const quotes = sources.volumes.reduce((sum, { data }) => sum + (data?.quotes.length ?? 0), 0);
  const isRight = problems.length === 0;
  tell("Words", isRight, isRight ? counted(quotes, "quote") : counted(problems.length, "problem"));
  const canBuild = isRight && !values.list;
  const outcome = canBuild ? await runAll(STEPS) : "not run";
  const { text, isGood } = verdict(toDo(findings), outcome);
  console.log(text);
  return isGood;
});

const playwright = (title: string, ...args: string[]): Step => ({
  title,
  command: "playwright",
  args,
});

/** The author's tests hold whatever the words are; those of the code are for programmers. */
const STEPS: Step[] = [
  { title: "Build", command: "vite", args: ["build", "--app"] },
  ...(chromiumPath() ? [] : [playwright("Browser", "install", "chromium")]),
  playwright("Pages", "test", "--project=author", "--reporter=line"),
];

async function runAll(steps: Step[]): Promise<Outcome> {
  for (const step of steps) {
    const { ok, seconds, output } = await runStep(step, (count) => progress(step.title, count));
    tell(step.title, ok, `${seconds.toFixed(0)} s`);
    if (ok) continue;
    const log = join(CACHE_DIR, "launch.log");
    await mkdir(CACHE_DIR, { recursive: true });
    await writeFile(log, output);
    console.log(
      ["", ...essence(output), "", `All that was said: ${relative("", log)}`].join("\n  "),
    );
    return "failed";
  }
  return "passed";
}

function tell(title: string, ok: boolean, note: string) {
  if (process.stdout.isTTY) process.stdout.write("\r\x1b[K");
  console.log(`  ${ok ? "✓" : "✗"} ${title.padEnd(8)} ${note}`);
}

/** On a screen the line is written anew; in a file it would be one line for each count. */
function progress(title: string, count: string) {
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K  … ${title.padEnd(8)} ${count}`);
}

import { type ParseArgsConfig, parseArgs } from "node:util";

/** Runs a command: true ends it well, false with status 1, a misuse with its usage. */
export async function runCommand(usage: string, run: () => Promise<boolean>) {
  if (process.argv.includes("--help")) {
    console.log(usage);
    return;
  }
  try {
    if (!(await run())) process.exitCode = 1;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(`${error.message}\n\n${usage}`);
    process.exitCode = 2;
  }
}

/** Reads what was typed after a command; a name that is none is told in plain words. */
export function readArguments<Options extends NonNullable<ParseArgsConfig["options"]>>(
  options: Options,
  args = process.argv.slice(2),
  env: NodeJS.ProcessEnv = process.env,
) {
  // Without a -- before it, npm keeps an option for itself and says so in a variable.
  const kept = Object.keys(options).find((name) => env[`npm_config_${name.replaceAll("-", "_")}`]);
  if (kept) throw new UsageError(`npm kept --${kept} for itself: write -- before it.`);
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    const [, typed] = /'(--?[^' ]+)/.exec(String(error)) ?? [];
    if (!typed) throw error;
    const isKnown = Object.hasOwn(options, typed.replace(/^--/, ""));
    throw new UsageError(
      isKnown ? `${typed} is followed by nothing, or by too much.` : `There is no option ${typed}.`,
    );
  }
}

/** Something typed that no command can make sense of. */
export class UsageError extends Error {}

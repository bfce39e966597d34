import { UsageError } from "./arguments.ts";

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

import { PlainError } from "../tools/plain-error.ts";

/** Runs a command; what it cannot do is told in a sentence, with status 1. */
export async function runCommand(run: (args: string[]) => Promise<void>) {
  try {
    await run(process.argv.slice(2));
  } catch (error) {
    if (!(error instanceof PlainError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

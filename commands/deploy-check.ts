import { CHECKS, type Check } from "../tests/hosts/checks.ts";
import { asking, liveSite } from "../tests/hosts/live-site.ts";
import { PlainError } from "../tools/plain-error.ts";
import { runCommand } from "./command.ts";

const MAX_SHOWN = 4;

/* npm run deploy:check https://your-site.example: asks a published site for all that it must do. */
await runCommand(async ([address = "", extra]) => {
  if (!/^https?:/.test(address) || !URL.canParse(address) || extra !== undefined) {
    throw new PlainError("Which site? npm run deploy:check https://your-site.example");
  }
  const { origin, protocol, host } = new URL(address);
  const askPlainly = protocol === "https:" ? asking(`http://${host}`) : undefined;
  const site = await liveSite(origin, asking(origin), askPlainly).catch((error: Error) => {
    throw new PlainError(`${origin} does not answer: ${error.message}`);
  });

  let wrong = 0;
  for (const check of CHECKS) {
    const faults = await check.faults(site).catch((error: Error) => [error.message]);
    if (faults.length > 0 && !check.otherwise) wrong++;
    print(check, faults);
  }
  console.log(wrong === 0 ? "\nAll is right." : `\n${wrong} of ${CHECKS.length} are wrong.`);
  if (wrong > 0) process.exitCode = 1;
});

function print({ title, otherwise }: Check, faults: string[]) {
  const verdict = faults.length === 0 ? "right" : otherwise ? "can't" : "WRONG";
  console.log(`${verdict.padEnd(7)}${title}`);
  for (const fault of faults.slice(0, MAX_SHOWN)) console.log(`         ${fault}`);
  if (faults.length > MAX_SHOWN) console.log(`         and ${faults.length - MAX_SHOWN} more`);
  if (faults.length > 0 && otherwise) console.log(`         This is no harm: ${otherwise}.`);
}

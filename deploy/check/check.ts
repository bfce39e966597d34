import { asking } from "./ask.ts";
import { type Check, checksFor } from "./checks.ts";
import { liveSite } from "./live-site.ts";

/** Asks a published site for everything that it must do, and prints what is right and wrong. */
async function checkPublished(address: string) {
  const { origin, protocol, host } = new URL(address);
  const askPlainly = protocol === "https:" ? asking(`http://${host}`) : undefined;
  const site = liveSite(origin, asking(origin), askPlainly);
  console.log(`Asking ${origin}…\n`);

  const checks = checksFor(site);
  let wrong = 0;
  for (const check of checks) {
    const faults = await check.faults(site).catch((error: Error) => [error.message]);
    if (faults.length > 0 && !check.otherwise) wrong++;
    print(check, faults);
  }
  console.log(wrong === 0 ? "\nAll is right." : `\n${wrong} of ${checks.length} are wrong.`);
  process.exitCode = wrong === 0 ? 0 : 1;
}

const MAX_SHOWN = 4;

function print({ title, otherwise }: Check, faults: string[]) {
  const verdict = faults.length === 0 ? "right" : otherwise ? "can't" : "WRONG";
  console.log(`${verdict.padEnd(7)}${title}`);
  for (const fault of faults.slice(0, MAX_SHOWN)) console.log(`         ${fault}`);
  if (faults.length > MAX_SHOWN) console.log(`         and ${faults.length - MAX_SHOWN} more`);
  if (faults.length > 0 && otherwise) console.log(`         This is no harm: ${otherwise}.`);
}

const [, , address] = process.argv;
if (!address || !URL.canParse(address)) {
  console.error("Which site? As in: npm run deploy:check https://your-site.example");
  process.exitCode = 1;
} else {
  await checkPublished(address);
}

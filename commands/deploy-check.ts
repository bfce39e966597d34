import { CHECKS } from "../deploy/checks.ts";
import { createRequester, liveSite } from "../deploy/live-site.ts";
import { UserError } from "../tools/user-error.ts";

const MAX_SHOWN = 4;

/* npm run deploy:check https://your-site.example: checks a published site. */
const [address = "", extra] = process.argv.slice(2);
if (!/^https?:/.test(address) || !URL.canParse(address) || extra !== undefined) {
  throw new UserError("Name the site: npm run deploy:check https://your-site.example");
}
const { origin, protocol, host } = new URL(address);
const requestOverHttp = protocol === "https:" ? createRequester(`http://${host}`) : undefined;
const site = await liveSite(origin, createRequester(origin), requestOverHttp).catch(
  (error: Error) => {
    throw new UserError(`${origin} does not answer: ${error.message}`);
  },
);

let wrong = 0;
for (const { title, harmlessBecause, faults: find } of CHECKS) {
  const faults = await find(site).catch((error: Error) => [error.message]);
  const verdict = faults.length === 0 ? "ok" : harmlessBecause ? "skipped" : "FAILED";
  if (verdict === "FAILED") wrong++;
  console.log(`${verdict.padEnd(9)}${title}`);
  for (const fault of faults.slice(0, MAX_SHOWN)) console.log(`         ${fault}`);
  if (faults.length > MAX_SHOWN) console.log(`         and ${faults.length - MAX_SHOWN} more`);
  if (verdict === "skipped") console.log(`         Harmless: ${harmlessBecause}.`);
}
console.log(wrong === 0 ? "\nAll checks passed." : `\n${wrong} of ${CHECKS.length} checks failed.`);
process.exitCode = wrong > 0 ? 1 : 0;

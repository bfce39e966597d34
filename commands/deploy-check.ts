import { CHECKS } from "../tests/hosts/checks.ts";
import { asking, liveSite } from "../tests/hosts/live-site.ts";
import { PlainError } from "../tools/plain-error.ts";

const MAX_SHOWN = 4;

/* npm run deploy:check https://your-site.example: checks a published site. */
const [address = "", extra] = process.argv.slice(2);
if (!/^https?:/.test(address) || !URL.canParse(address) || extra !== undefined) {
  throw new PlainError("Name the site: npm run deploy:check https://your-site.example");
}
const { origin, protocol, host } = new URL(address);
const askPlainly = protocol === "https:" ? asking(`http://${host}`) : undefined;
const site = await liveSite(origin, asking(origin), askPlainly).catch((error: Error) => {
  throw new PlainError(`${origin} does not answer: ${error.message}`);
});

let wrong = 0;
for (const { title, otherwise, faults: find } of CHECKS) {
  const faults = await find(site).catch((error: Error) => [error.message]);
  const verdict = faults.length === 0 ? "ok" : otherwise ? "skipped" : "FAILED";
  if (verdict === "FAILED") wrong++;
  console.log(`${verdict.padEnd(9)}${title}`);
  for (const fault of faults.slice(0, MAX_SHOWN)) console.log(`         ${fault}`);
  if (faults.length > MAX_SHOWN) console.log(`         and ${faults.length - MAX_SHOWN} more`);
  if (verdict === "skipped") console.log(`         Harmless: ${otherwise}.`);
}
console.log(wrong === 0 ? "\nAll checks passed." : `\n${wrong} of ${CHECKS.length} checks failed.`);
process.exitCode = wrong > 0 ? 1 : 0;

// npm run deploy:check https://your-site.example: checks a published site.
import { checksOf, faultsOf } from "../deploy/checks.ts";
import { liveSite } from "../deploy/live-site.ts";
import { UserError } from "../tools/user-error.ts";

const MAX_SHOWN = 4;
const LOCAL_HOST = /^(localhost|[\d.]+|\[.+\])$/; // by name or IP address

const [url = "", extra] = process.argv.slice(2);
if (!/^https?:/.test(url) || !URL.canParse(url) || extra !== undefined) {
  throw new UserError("Name the site: npm run deploy:check https://your-site.example");
}
const { origin, protocol, host, hostname } = new URL(url);
if (protocol === "http:" && !LOCAL_HOST.test(hostname)) {
  throw new UserError(`Use https: npm run deploy:check https://${host}`);
}
const httpOrigin = protocol === "https:" ? `http://${host}` : undefined;
const site = await liveSite(origin, httpOrigin).catch(({ message, cause = message }) => {
  throw new UserError(`${origin} cannot be checked: ${cause}`);
});
const checks = checksOf(site);

let wrong = 0;
for (const check of checks) {
  const { title, harmlessBecause } = check;
  const faults = await faultsOf(check, site).catch((error: Error) => [error.message]);
  const verdict = faults.length === 0 ? "ok" : harmlessBecause ? "skipped" : "FAILED";
  if (verdict === "FAILED") wrong++;
  console.log(`${verdict.padEnd(9)}${title}`);
  for (const fault of faults.slice(0, MAX_SHOWN)) console.log(`         ${fault}`);
  if (faults.length > MAX_SHOWN) console.log(`         and ${faults.length - MAX_SHOWN} more`);
  if (verdict === "skipped") console.log(`         Harmless: ${harmlessBecause}.`);
}
console.log(wrong === 0 ? "\nAll checks passed." : `\n${wrong} of ${checks.length} checks failed.`);
process.exitCode = wrong > 0 ? 1 : 0;

import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import deployCheck from "./check-site.ts";

test("says what a host without our headers and 404s does otherwise", async () => {
  const html = '<script src="/assets/main-1.js"></script>';
  const host = createServer((_request, response) => response.end(html)).listen(0);
  onTestFinished(() => void host.close());
  const url = `http://localhost:${(host.address() as AddressInfo).port}`;
  const { lines, hasFailed } = await deployCheck([url]);
  expect(hasFailed).toBe(true);
  expect(lines).toEqual(
    expect.arrayContaining([
      "FAILED  /",
      "FAILED  /assets/main-1.js",
      "FAILED  /nope",
      "        has the status 200 instead of 404",
      "        has no Content-Security-Policy",
      "Some checks failed.",
    ]),
  );
});

test.each([
  ["site.example", "Name the site:"],
  ["http://site.example", "Use https: npm run deploy:check https://site.example"],
  ["http://127.0.0.1:1", "cannot be checked"],
])("refuses %s with a sentence", async (url, sentence) => {
  await expect(deployCheck([url])).rejects.toThrow(sentence);
});

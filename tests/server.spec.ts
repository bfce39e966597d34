import { checksFor } from "../deploy/check/checks";
import { serveWithNode } from "./hosts/served";
import { copySite } from "./hosts/site-copy";
import { expect, test } from "./site";

test("the server does all that a published site must", async () => {
  const { site, stop } = await serveWithNode(copySite("npm-start-server"));
  for (const { title, faults } of checksFor(site)) {
    await test.step(title, async () => expect.soft(await faults(site), title).toEqual([]));
  }
  stop();
});

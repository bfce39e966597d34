import { afterAll, describe, expect, test } from "vitest";
import { checksFor } from "../../deploy/check/checks";
import { serveWithCaddy, serveWithNginx } from "./served";
import { copySite } from "./site-copy";

const servers = { nginx: serveWithNginx, Caddy: serveWithCaddy }; // the one behind npm start: tests/built
const folder = copySite("every-host");

for (const [name, serve] of Object.entries(servers)) {
  const { site, stop } = await serve(folder);

  describe(name, () => {
    afterAll(stop);
    for (const { title, faults } of checksFor(site)) {
      test(title, async () => expect(await faults(site)).toEqual([]));
    }
  });
}

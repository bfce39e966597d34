import { afterAll, describe, expect, test } from "vitest";
import { DIST_DIR } from "../helpers/fixtures";
import { CHECKS } from "./checks";
import { serveWithCaddy, serveWithNginx } from "./served";

const servers = { nginx: serveWithNginx, Caddy: serveWithCaddy }; // the one behind npm start: tests/built

for (const [name, serve] of Object.entries(servers)) {
  const { site, stop } = await serve(DIST_DIR);

  describe(name, () => {
    afterAll(stop);
    for (const { title, faults } of CHECKS) {
      test(title, async () => expect(await faults(site)).toEqual([]));
    }
  });
}

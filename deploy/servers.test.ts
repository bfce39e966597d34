import { expect, test } from "vitest";
import { everywhere, rules } from "./headers";
import { caddyfile, nginxConfig, usualPlace } from "./hosts";

const place = usualPlace("site.example");
const nginx = nginxConfig(place);
const caddy = caddyfile(place.host, place.root);

test("both name the author's own address and folder", () => {
  expect(nginx).toContain("server_name site.example;");
  expect(nginx).toContain("root /var/www/site.example;");
  expect(nginx).toContain("ssl_certificate /etc/letsencrypt/live/site.example/fullchain.pem;");
  expect(caddy).toMatch(/^site\.example \{$/m);
  expect(caddy).toContain("root * /var/www/site.example");
});

test("a header with exceptions is one line in nginx, or a location would hide the others", () => {
  const lines = nginx.split("\n").filter((line) => line.includes("add_header"));
  expect(lines).toHaveLength(Object.keys(everywhere).length);
  expect(lines.every((line) => line.startsWith("  add_header ") && line.endsWith(" always;"))).toBe(
    true,
  );
});

test("no value can end the quotes around it", () => {
  const values = rules.flatMap(({ headers }) => Object.values(headers));
  for (const value of values) expect(value).not.toMatch(/["\\{}$\n]/);
});

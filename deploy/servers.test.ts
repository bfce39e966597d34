import { expect, test } from "vitest";
import { everywhere, rules } from "./headers";
import { caddyfile, nginxConfig, usualPlace } from "./hosts";

const place = usualPlace("site.example");
const nginx = nginxConfig(place);
const caddy = caddyfile(place.host, place.root);

test("names the author's own address and folder", () => {
  expect(nginx).toContain("server_name site.example;");
  expect(nginx).toContain("root /var/www/site.example;");
  expect(nginx).toContain("ssl_certificate /etc/letsencrypt/live/site.example/fullchain.pem;");
  expect(caddy).toMatch(/^site\.example \{$/m);
  expect(caddy).toContain("root * /var/www/site.example");
});

test("writes each header as one line for nginx, or a location would hide the others", () => {
  const lines = nginx.split("\n").filter((line) => line.includes("add_header"));
  expect(lines).toHaveLength(Object.keys(everywhere).length);
  for (const line of lines) expect(line).toMatch(/^ {2}add_header .* always;$/);
});

test("has no value that could end the quotes around it", () => {
  const values = rules.flatMap(({ headers }) => Object.values(headers));
  for (const value of values) expect(value).not.toMatch(/["\\{}$\n]/);
});

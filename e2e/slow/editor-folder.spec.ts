import { networkInterfaces } from "node:os";
import { button, expect, test } from "../../tests/helpers/editor.ts";

// All tests share one editor.
test.describe.configure({ mode: "default", timeout: 120_000 });

test("offers only the folder of this computer", async ({ page, editor }) => {
  await page.goto(editor.url);
  await expect(button(page, "Work with Local Repository")).toBeVisible({ timeout: 30_000 });
  const signIn = page.locator(".inner > .buttons > .secondary"); // Sveltia's, hidden by our page
  expect(await signIn.count()).toBeGreaterThan(0);
  for (const hidden of await signIn.all()) await expect(hidden).toBeHidden();
  await expect(page.getByRole("button").filter({ visible: true })).toHaveText([/Local Repository/]);
});

test("prints its URL and folder, and names the browsers it needs", async ({
  page,
  editor: { url, output, folder },
}) => {
  expect(output).toContain(`The editor is at ${url} and your site at http://`);
  expect(output).toContain(`choose the folder ${folder}\n`);
  await page.addInitScript(() => Reflect.deleteProperty(window, "showDirectoryPicker"));
  await page.goto(url);
  await expect(page.getByText(`Open ${url} in Chrome or Edge.`)).toBeVisible();
});

test("serves only this computer, under its CSP", async ({ request, editor: { url } }) => {
  const response = await request.get(url);
  expect(response.status()).toBe(200);
  expect(response.headers()["content-security-policy"]).toBe(
    "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; img-src 'self' blob: data:; " +
      "font-src 'self'; connect-src 'self' blob: data:; base-uri 'none'; form-action 'none'; " +
      "frame-ancestors 'none'",
  );
  const misled = await request.get(url, { headers: { host: "evil.example" } });
  expect(misled.status()).toBe(403);
  const all = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  const outside = all.filter(({ family, internal }) => family === "IPv4" && !internal);
  for (const host of ["[::1]", ...outside.map(({ address }) => address)]) {
    const outer = url.replace("127.0.0.1", host);
    await expect(request.get(outer, { timeout: 2000 }), outer).rejects.toThrow();
  }
});

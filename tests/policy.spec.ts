import { expect, test } from "./site";

test.describe("under the policy", () => {
  test.use({ expectedMessages: [/^policy (violated|reported): |Trusted|Content Security Policy/] });

  test("no string becomes markup or code, and nobody is called", async ({ page }) => {
    await page.goto("/");
    const refused = await page.evaluate(async () => {
      const violated = new Set<string>();
      addEventListener("securitypolicyviolation", (event) =>
        violated.add(event.effectiveDirective),
      );
      const attempts = {
        markup: () => {
          document.createElement("div").innerHTML = "<img src=x>";
        },
        code: () => {
          document.createElement("script").textContent = "alert(1)";
        },
        worker: () => new Worker("data:text/javascript,1"),
        handler: () => document.body.setAttribute("onclick", "alert(1)"),
        call: () => fetch("/"),
      };
      const failed: string[] = [];
      for (const [name, attempt] of Object.entries(attempts)) {
        try {
          await attempt();
        } catch {
          failed.push(name);
        }
      }
      await new Promise((resolve) => setTimeout(resolve, 100)); // for the events to be sent
      return { failed, violated: [...violated] };
    });
    expect(refused.failed).toEqual(["markup", "code", "worker", "handler", "call"]);
    expect(refused.violated).toContain("connect-src");
    expect(refused.violated).toContain("require-trusted-types-for");
  });
});

test.describe("a violation anywhere", () => {
  test.use({ expectedMessages: [/^policy reported: |Content Security Policy/] });

  test("fails a journey", async ({ page, watched }) => {
    await page.goto("/");
    await page.evaluate(() => fetch("/").catch(() => {}));
    await expect.poll(() => watched.join()).toContain("policy violated: connect-src");
    watched.length = 0;
  });
});

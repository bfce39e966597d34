import { expect, test } from "../tests/helpers/site";

test.use({ expectedMessages: [/Trusted|Content Security Policy/] });

test("no string becomes markup or code, no call is made, and each attempt is reported", async ({
  page,
  watched,
}) => {
  await page.goto("/");
  const refused = await page.evaluate(async () => {
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
    return failed;
  });
  expect(refused).toEqual(["markup", "code", "worker", "handler", "call"]);
  for (const directive of ["connect-src", "require-trusted-types-for"]) {
    await expect.poll(() => watched.join()).toContain(`policy violated: ${directive}`);
  }
  await page.close(); // after which it tells of nothing more
  watched.length = 0;
});

import { expect, test } from "../helpers/site-test.ts";

test.use({ expectedMessages: [/Trusted|Content Security Policy/] });

test("the CSP blocks and reports injected scripts and requests", {
  tag: "@engines",
}, async ({ page, pageFaults }) => {
  await page.goto("/");
  const outcomes = await page.evaluate(async () => {
    const attempts = [
      () => Object.assign(document.createElement("div"), { innerHTML: "<img src=x>" }),
      () => Object.assign(document.createElement("script"), { textContent: "alert(1)" }),
      () => new Worker("data:text/javascript,1"),
      () => document.body.setAttribute("onclick", "alert(1)"),
      () => fetch("/"),
    ];
    const settled = await Promise.allSettled(attempts.map(async (attempt) => attempt()));
    return settled.map(({ status }) => status);
  });
  expect(outcomes).toEqual(Array(5).fill("rejected"));
  for (const directive of ["connect-src", "require-trusted-types-for"]) {
    await expect.poll(() => pageFaults.join()).toContain(`CSP violated: ${directive}`);
  }
  await page.close(); // no more messages arrive after this
  pageFaults.length = 0;
});

import { queryElement } from "../../tests/helpers/mounted-page.ts";

const APP = "data:text/javascript,export const { started } = globalThis";

test("the install prompt, fired before the app has started, is fired again for it", async () => {
  let start = () => {};
  const started = new Promise<void>((resolve) => {
    start = resolve;
  });
  Object.assign(globalThis, { started });
  document.body.innerHTML = `<script id="main-script" type="module"></script>`;
  queryElement("#main-script").setAttribute("src", APP);
  await import("./before-hydration.ts");

  const prompt = new Event("beforeinstallprompt", { cancelable: true });
  dispatchEvent(prompt);
  expect(prompt.defaultPrevented).toBe(true); // the browser's own banner would cover the page
  const heard = vi.fn();
  addEventListener("beforeinstallprompt", heard);
  performance.mark("hydrated");
  start();
  await expect.poll(() => heard.mock.calls).toEqual([[prompt]]);
});

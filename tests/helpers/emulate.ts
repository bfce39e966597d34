import { cdp } from "vitest/browser";

/** Media features such as `prefers-reduced-motion`, and `media` itself: "print" or "screen". */
type Media = Partial<
  Record<"media" | "prefers-reduced-motion" | "forced-colors" | "hover", string>
>;

/** As on paper, or as the system wishes, until the test ends. */
export function emulateMedia({ media = "", ...wishes }: Media) {
  const features = Object.entries(wishes).map(([name, value]) => ({ name, value }));
  const none = features.map(({ name }) => ({ name, value: "" })); // left out, they would stay
  return emulate("Emulation.setEmulatedMedia", { media, features }, { media: "", features: none });
}

/** With the text size that a reader has set in the browser, until the test ends; 16 is usual. */
export function emulateTextSize(px: number) {
  const sizes = (standard: number) => ({ fontSizes: { standard } });
  return emulate("Page.setFontSizes", sizes(px), sizes(16));
}

async function emulate(method: string, now: object, then: object) {
  const session = cdp() as { send: (method: string, params: object) => Promise<unknown> };
  const set = async (params: object) => {
    await session.send(method, params);
    await new Promise(requestAnimationFrame); // the page hears of it with its next frame
    await new Promise(requestAnimationFrame);
  };
  onTestFinished(() => set(then));
  await set(now);
}

import { cdp } from "vitest/browser";

/** Media features such as `prefers-reduced-motion`, and `media` itself: "print" or "screen". */
type Media = Partial<
  Record<"media" | "prefers-reduced-motion" | "forced-colors" | "hover", string>
>;

/** Emulates a media type and media features until the test ends. */
export function emulateMedia({ media = "", ...values }: Media) {
  const features = Object.entries(values).map(([name, value]) => ({ name, value }));
  const none = features.map(({ name }) => ({ name, value: "" })); // must be reset explicitly
  return emulate("Emulation.setEmulatedMedia", { media, features }, { media: "", features: none });
}

/** Emulates the browser's text size setting until the test ends; the default is 16. */
export function emulateTextSize(px: number) {
  const sizes = (standard: number) => ({ fontSizes: { standard } });
  return emulate("Page.setFontSizes", sizes(px), sizes(16));
}

async function emulate(method: string, now: object, then: object) {
  const session = cdp() as { send: (method: string, params: object) => Promise<unknown> };
  const set = async (params: object) => {
    await session.send(method, params);
    await new Promise(requestAnimationFrame); // the page is notified in its next frame
    await new Promise(requestAnimationFrame);
  };
  onTestFinished(() => set(then));
  await set(now);
}

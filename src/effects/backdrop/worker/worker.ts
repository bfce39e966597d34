import type { BackdropMessage } from "../messages.ts";
import { FONT, letterFont } from "./letters.ts";
import { createRenderer } from "./renderer.ts";

let render: ReturnType<typeof createRenderer> | undefined;

// A worker cannot use the page's fonts; if this one fails to load, the next family is used.
const file = new URL("../../../fonts/dm-mono-500-basic.woff2", import.meta.url);
fonts.add(new FontFace(FONT.family, `url(${file})`, { weight: FONT.weight }));
const fontReady = fonts.load(letterFont(16)).catch(() => []);

addEventListener("message", ({ data }: MessageEvent<BackdropMessage>) => {
  fontReady.then(() => receive(data)).catch(reportError);
});

function receive(message: BackdropMessage) {
  if (message.type !== "start") return render?.(message);
  render = createRenderer(message);
  postMessage("ready");
}

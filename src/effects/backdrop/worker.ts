import { loadLetterFont } from "../letter-glitch/glyphs";
import { FONT } from "../letter-glitch/settings";
import { createRenderer, type FromPage, type ToPage } from "./renderer";

let render: ReturnType<typeof createRenderer> | undefined;

// A worker knows none of the page's fonts.
const file = new URL("../../fonts/dm-mono-500-basic.woff2", import.meta.url);
fonts.add(new FontFace(FONT.family, `url(${file})`, { weight: FONT.weight }));
const fontIsThere = loadLetterFont(fonts);

addEventListener("message", ({ data }: MessageEvent<FromPage>) => {
  fontIsThere.then(() => obey(data)).catch(reportError);
});

function obey(message: FromPage) {
  if (message.do === "open") render = createRenderer(message.settings, report);
  else render?.(message);
}

function report(...said: ToPage) {
  postMessage(said);
}

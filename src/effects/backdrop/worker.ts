import { type BackdropSettings, type Command, createRenderer, type Report } from "./renderer";

export type FromPage = Command | { do: "open"; settings: BackdropSettings };
export type ToPage = Parameters<Report>;

let render: ReturnType<typeof createRenderer> | undefined;

addEventListener("message", ({ data }: MessageEvent<FromPage>) => {
  if (data.do === "open") render = createRenderer(data.settings, report);
  else render?.(data);
});

function report(...said: ToPage) {
  postMessage(said);
}

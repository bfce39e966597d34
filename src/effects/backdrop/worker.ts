import { type BackdropSettings, type Command, createStage, type Stage } from "./stage";

let stage: Stage | undefined;

/** The stage in a worker: the first message brings the settings, all others are commands. */
addEventListener("message", ({ data }: MessageEvent<BackdropSettings | Command>) => {
  if (!("do" in data)) {
    stage = createStage(data);
    return;
  }
  const allowed = stage?.(data) ?? false;
  if (data.do === "start") postMessage(allowed);
});

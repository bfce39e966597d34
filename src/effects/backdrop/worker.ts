import { type BackdropSettings, type Command, createStage, type Part, type Stage } from "./stage";

/** What the worker says after a start. */
export interface Answer {
  part: Part;
  allowed: boolean;
}

let stage: Stage | undefined;

/** The stage in a worker: the first message brings the settings, all others are commands. */
addEventListener("message", ({ data }: MessageEvent<BackdropSettings | Command>) => {
  if (!("do" in data)) {
    stage = createStage(data);
    return;
  }
  const allowed = stage?.(data) ?? false;
  if (data.do === "start") postMessage({ part: data.part, allowed } satisfies Answer);
});

import type { BackdropSettings, Command, Part } from "./stage";
import type { Answer } from "./worker";

/** Opens the stage in a worker, ended by `signal`; undefined where canvases cannot go to one. */
export function openRemote(settings: BackdropSettings, signal: AbortSignal) {
  if (!("transferControlToOffscreen" in HTMLCanvasElement.prototype)) return undefined;
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  signal.addEventListener("abort", () => worker.terminate());
  worker.postMessage(settings);

  return {
    send: (command: Command) => worker.postMessage(command),

    /** Hands the canvas over for good; resolves to whether the worker can draw on it. */
    start(part: Part, canvas: HTMLCanvasElement) {
      return new Promise<boolean>((resolve) => {
        const done = new AbortController();
        const settle = (allowed: boolean) => {
          done.abort();
          resolve(allowed);
        };
        worker.addEventListener(
          "message",
          ({ data }: MessageEvent<Answer>) => data.part === part && settle(data.allowed),
          { signal: done.signal },
        );
        worker.addEventListener("error", () => settle(false), { signal: done.signal });
        const offscreen = canvas.transferControlToOffscreen();
        worker.postMessage({ do: "start", part, canvas: offscreen } satisfies Command, [offscreen]);
      });
    },
  };
}

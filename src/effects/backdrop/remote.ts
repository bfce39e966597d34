import type { BackdropSettings, Command, Part } from "./stage";

/** Opens the stage in a worker, ended by `signal`; undefined where canvases cannot go to one. */
export function openRemote(settings: BackdropSettings, signal: AbortSignal) {
  if (!("transferControlToOffscreen" in HTMLCanvasElement.prototype)) return undefined;
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  signal.addEventListener("abort", () => worker.terminate());
  worker.postMessage(settings);
  const broken = new Promise<false>((resolve) => {
    worker.addEventListener("error", () => resolve(false), { once: true });
  });

  return {
    send: (command: Command) => worker.postMessage(command),

    /** Hands a part's canvases over for good; resolves to whether the worker can draw on them. */
    start(part: Part, onPage: HTMLCanvasElement[]) {
      const canvases = onPage.map((canvas) => canvas.transferControlToOffscreen());
      worker.postMessage({ do: "start", part, canvases } satisfies Command, canvases);
      return Promise.race([broken, nextAnswer(worker)]);
    },
  };
}

function nextAnswer(worker: Worker) {
  return new Promise<boolean>((resolve) => {
    worker.addEventListener("message", ({ data }: MessageEvent<boolean>) => resolve(data), {
      once: true,
    });
  });
}

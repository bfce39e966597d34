import type { BackdropSettings, Command, FromPage, Layer, Report, ToPage } from "./renderer";

/** Opens a renderer in a worker, ended by `signal`; undefined where canvases cannot go to one. */
export function openWorker(
  settings: BackdropSettings,
  report: Report,
  broken: () => void,
  signal: AbortSignal,
) {
  const worker = createWorker();
  if (!worker) return undefined;
  const post = (message: FromPage, moved: Transferable[] = []) =>
    worker.postMessage(message, moved);
  worker.addEventListener("message", ({ data }: MessageEvent<ToPage>) => report(...data));
  worker.addEventListener("error", (event) => {
    event.preventDefault(); // it is answered: the page draws by itself
    broken();
  });
  signal.addEventListener("abort", () => worker.terminate());
  post({ do: "open", settings });

  return {
    send: (command: Command) => post(command),

    /** Hands a canvas over for good. */
    start(layer: Layer, onPage: HTMLCanvasElement) {
      const canvas = onPage.transferControlToOffscreen();
      post({ do: "start", layer, canvas }, [canvas]);
    },
  };
}

function createWorker() {
  if (!("transferControlToOffscreen" in HTMLCanvasElement.prototype)) return undefined;
  try {
    return new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  } catch {
    return undefined; // forbidden, or none left
  }
}

import type { LayerState } from "../layer-state";
import { openWorker } from "./open-worker";
import { type BackdropSettings, type Command, createRenderer, type Layer } from "./renderer";

/**
 * Who draws each of the two layers in `host`:
 *
 *     worker ── refuses, breaks or is silent ──► page ── refuses ──► nobody
 *      │  ▲                                      │  ▲                  │
 *    lost drawn                                lost drawn              │
 *      ▼  │                                      ▼  │                  ▼
 *     the still picture that the styles draw where data-state is "fallback"
 *
 * A canvas that went to the worker cannot come back: the page gets a fresh one. `moving` is called
 * before a layer moves to the page, which has less time than a worker.
 */
export function openLayers(
  host: HTMLElement,
  settings: BackdropSettings,
  moving: () => void,
  signal: AbortSignal,
) {
  const boxes = { letters: appendBox(host, "letters"), rays: appendBox(host, "rays") };
  const inWorker = new Set<Layer>();
  const patience = new Map<Layer, ReturnType<typeof setTimeout>>();
  const settled = new Map<Layer, () => void>();
  const workerEnd = new AbortController();

  const mark = (layer: Layer, state: LayerState) => {
    boxes[layer].dataset.state = state === "drawn" ? "ready" : "fallback";
  };

  const hearWorker = (layer: Layer, state: LayerState) => {
    if (!inWorker.has(layer)) return; // too late: the page draws it
    clearTimeout(patience.get(layer));
    if (state === "refused") drawOnPage(layer);
    else mark(layer, state);
    settled.get(layer)?.();
  };

  const leaveWorker = () => {
    worker = undefined;
    workerEnd.abort();
    for (const layer of inWorker) hearWorker(layer, "refused");
  };

  const drawOnPage = (layer: Layer) => {
    inWorker.delete(layer);
    const canvas = replaceCanvas(boxes[layer]);
    moving();
    page({ do: "start", layer, canvas });
  };

  const page = createRenderer(settings, mark);
  let worker = openWorker(settings, hearWorker, leaveWorker, workerEnd.signal);

  signal.addEventListener("abort", () => {
    workerEnd.abort();
    for (const timer of patience.values()) clearTimeout(timer);
    page({ do: "rest", layer: "letters" });
    page({ do: "rest", layer: "rays" });
    host.replaceChildren();
  });

  return {
    boxes,
    hasWorker: () => worker !== undefined,

    send(command: Command) {
      worker?.send(command);
      page(command);
    },

    /** Resolves once it is known who draws the layer. */
    async start(layer: Layer) {
      if (!worker) return drawOnPage(layer);
      inWorker.add(layer);
      patience.set(layer, setTimeout(leaveWorker, LONGEST_SILENCE_MS));
      const settles = new Promise<void>((resolve) => settled.set(layer, resolve));
      worker.start(layer, replaceCanvas(boxes[layer]));
      await settles;
    },
  };
}

function appendBox(host: HTMLElement, layer: Layer) {
  const box = document.createElement("div");
  box.className = `backdrop-${layer}`;
  host.append(box);
  return box;
}

function replaceCanvas(box: HTMLElement) {
  const canvas = document.createElement("canvas");
  box.replaceChildren(canvas);
  return canvas;
}

const LONGEST_SILENCE_MS = 5000;

/** Calls `draw` at every frame of the display until `signal` aborts. */
export function frameLoop(draw: (ms: number) => void, signal: AbortSignal) {
  let request = requestAnimationFrame(function frame(ms) {
    request = requestAnimationFrame(frame);
    draw(ms);
  });
  signal.addEventListener("abort", () => cancelAnimationFrame(request));
}

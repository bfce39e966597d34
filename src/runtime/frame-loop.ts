/** Calls `draw` at most `framesPerSecond` times a second until `signal` aborts. */
export function frameLoop(
  draw: (ms: number) => void,
  framesPerSecond: number,
  signal: AbortSignal,
) {
  const msPerFrame = 1000 / framesPerSecond;
  let due = 0;
  let request = requestAnimationFrame(function frame(ms) {
    request = requestAnimationFrame(frame);
    if (ms < due - msPerFrame - FRAME_JITTER_MS) due = ms; // the clock was set back
    if (ms < due - FRAME_JITTER_MS) return;
    due = Math.max(due + msPerFrame, ms); // a late frame delays the next ones, never bunches them
    draw(ms);
  });
  signal.addEventListener("abort", () => cancelAnimationFrame(request));
}

// Displays deliver frames a little early or late; without slack every second one would be missed.
const FRAME_JITTER_MS = 4;

const WIDTH = 1000;
const TALL_EVERY = 30;

/** One tick for each quote, taller at every thirtieth; the current one stands out. */
export function TickRuler({ at, of }: { at: number; of: number }) {
  const x = (index: number) => 1 + (index / Math.max(1, of - 1)) * (WIDTH - 2);
  const tick = (index: number) => {
    const isTall = (index + 1) % TALL_EVERY === 0;
    return `M${x(index).toFixed(1)} ${isTall ? 4 : 8}V18`;
  };
  const ticks = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from) }, (_, step) => tick(from + step)).join("");

  return (
    <svg
      className="ruler"
      viewBox={`0 0 ${WIDTH} 18`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="ruler-ahead" d={ticks(at + 1, of)} />
      <path className="ruler-read" d={ticks(0, at)} />
      {of > 0 && <path className="ruler-here" d={`M${x(at).toFixed(1)} -6V18`} />}
    </svg>
  );
}

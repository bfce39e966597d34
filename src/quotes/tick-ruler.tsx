import { memo } from "react";
import { RULER_HEIGHT, rulerPath } from "./ruler";

/** One tick for each quote, taller at every thirtieth; the current one stands out. */
export const TickRuler = memo(function TickRuler({ at, of }: { at: number; of: number }) {
  return (
    <svg
      className="ruler"
      viewBox={`0 0 ${Math.max(1, of - 1)} ${RULER_HEIGHT}`}
      height={RULER_HEIGHT}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="ruler-ahead" d={rulerPath({ from: at + 1, to: of, total: of })} />
      <path className="ruler-read" d={rulerPath({ from: 0, to: at, total: of })} />
      {of > 0 && <path className="ruler-here" d={`M${at} -6V${RULER_HEIGHT}`} />}
    </svg>
  );
});

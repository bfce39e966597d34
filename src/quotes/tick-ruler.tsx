import { memo } from "react";
import { RULER_HEIGHT, rulerPath } from "./ruler";

interface TickRulerProps {
  of: number;
  /** The quotes that were shown before, and the one that is. */
  read: ReadonlySet<number>;
  shown: number;
}

/** One tick for each quote, taller at every thirtieth; those read are in the volume's colour. */
export const TickRuler = memo(function TickRuler({ of, read, shown }: TickRulerProps) {
  const isRead = (index: number) => index === shown || read.has(index);
  const indexes = [...Array(of).keys()];
  return (
    <svg
      className="dock-ruler"
      viewBox={`0 0 ${Math.max(1, of - 1)} ${RULER_HEIGHT}`}
      height={RULER_HEIGHT}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path
        className="dock-ahead"
        d={rulerPath(
          indexes.filter((at) => !isRead(at)),
          of,
        )}
      />
      <path className="dock-read" d={rulerPath(indexes.filter(isRead), of)} />
    </svg>
  );
});

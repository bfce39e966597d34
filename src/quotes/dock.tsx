import { Icon } from "../components/icon";
import { canTurn, type Press, type Viewer } from "./state";
import { TickRuler } from "./tick-ruler";

/** Where the reader is in the book, and the three ways on from here. */
export function Dock({ viewer, press }: { viewer: Viewer; press: (press: Press) => void }) {
  const { shown, count, randomUsed } = viewer;
  const disabled = !canTurn(viewer);
  return (
    <div className="dock">
      <p className="signal">{`${count > 0 ? shown + 1 : 0} of ${count}`}</p>
      <TickRuler at={shown} of={count} />
      <div className="turns">
        <button
          type="button"
          className="button"
          aria-label="Previous quote"
          aria-keyshortcuts="ArrowLeft"
          disabled={disabled}
          onClick={() => press({ type: "previous" })}
        >
          <Icon name="back" />
        </button>
        <button
          type="button"
          className="button"
          aria-label="Next quote"
          aria-keyshortcuts="ArrowRight"
          disabled={disabled}
          onClick={() => press({ type: "next" })}
        >
          <Icon name="forward" />
        </button>
        <button
          type="button"
          className="button turn-random"
          disabled={disabled}
          onClick={() => press({ type: "random", chance: Math.random() })}
        >
          {randomUsed ? "Another one?" : "Random Quote"}
        </button>
      </div>
    </div>
  );
}

import { type MouseEvent, useState } from "react";
import { nextTurn, RESTING_TURN, roll } from "./roll";

/** The dice emoji, which answers a press with a roll. */
export function Die() {
  const [turn, setTurn] = useState(RESTING_TURN);
  const hasRolled = turn !== RESTING_TURN;

  const press = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const next = nextTurn(turn, Math.random());
    const face = currentTarget.querySelector("span");
    if (face) roll(face, next);
    setTurn(next);
  };
  return (
    <>
      <button
        type="button"
        className="die"
        aria-label="Roll the dice"
        data-dim="0.7"
        data-lit=""
        onClick={press}
      >
        <span>🎲</span>
      </button>
      {/* Said anew after each roll, because its words are new each time. */}
      <p className="visually-hidden" role="status">
        {hasRolled && <span key={turn}>The dice rolled.</span>}
      </p>
    </>
  );
}

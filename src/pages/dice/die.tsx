import { type MouseEvent, useState } from "react";
import { reducedMotion } from "../../runtime/motion";

const ROLL = { duration: 1000, easing: "cubic-bezier(.25, .55, .2, 1)" }; // ms
const HOP = [0, -44, 0, -9, 0]; // px, from throw to rest
const FULL_TURN = 360;
const THIRD = 120; // drawn in perspective, a die turned by a third shows another face on top
const RESTING_TURN = -8; // degrees before the first roll; dice.css says the same

/** The dice emoji, which answers a press with a roll. */
export function Die() {
  const [turn, setTurn] = useState(RESTING_TURN);
  const hasRolled = turn !== RESTING_TURN;

  const press = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const thirds = Math.random() < 0.5 ? 1 : 2; // never the same face again
    const next = turn + FULL_TURN + THIRD * thirds;
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

/** Rolls the die from wherever it is to `turn`; under reduced motion it just lies there. */
function roll(face: HTMLElement, turn: number) {
  const from = getComputedStyle(face).rotate;
  const to = `${turn}deg`;
  face.style.rotate = to;
  if (reducedMotion().matches) return;
  face.animate({ rotate: [from, to], translate: HOP.map((y) => `0 ${y}px`) }, ROLL);
}

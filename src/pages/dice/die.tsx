import { type MouseEvent, useState } from "react";
import { reducedMotion } from "../../runtime/motion-preference";

const ROLL = { duration: 1000, easing: "cubic-bezier(.25, .55, .2, 1)" }; // ms
const HOP = [0, -44, 0, -9, 0]; // px, from throw to rest
const FULL_TURN = 360;
const THIRD = 120; // drawn in perspective, a die turned by a third shows another face on top
const FACES = 6;
const RESTING_TURN = -8; // degrees before the first roll; dice.css says the same

export function Die() {
  const [turn, setTurn] = useState(RESTING_TURN);
  const [face, setFace] = useState<number>(); // counted from 0; not rolled yet

  const press = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const step = 1 + Math.floor(Math.random() * (FACES - 1)); // never the same face again
    const next = turn + FULL_TURN + THIRD * (1 + (step % 2));
    rotate(currentTarget.firstElementChild as HTMLElement, next);
    setTurn(next);
    setFace(((face ?? 0) + step) % FACES);
  };
  return (
    <>
      <button
        type="button"
        className="die"
        aria-label="Roll the dice"
        data-dim="0.7"
        data-light-target=""
        onClick={press}
      >
        <span>🎲</span>
      </button>
      <p className="visually-hidden" role="status">
        {face !== undefined && `Rolled a ${face + 1}.`}
      </p>
    </>
  );
}

/** Rolls the die from wherever it is to `turn`; under reduced motion it just lies there. */
function rotate(die: HTMLElement, turn: number) {
  const from = getComputedStyle(die).rotate;
  const to = `${turn}deg`;
  die.style.rotate = to;
  if (reducedMotion().matches) return;
  die.animate({ rotate: [from, to], translate: HOP.map((y) => `0 ${y}px`) }, ROLL);
}

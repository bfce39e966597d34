import { type MouseEvent, useState } from "react";
import { reducedMotion } from "../../runtime/motion-preference";

const ROLL = { duration: 1000, easing: "cubic-bezier(.25, .55, .2, 1)" }; // ms
const HOP = [0, -44, 0, -9, 0]; // px, from throw to rest
const FULL_TURN = 360;
const THIRD = 120; // drawn in perspective, a die turned by a third shows another face on top
const FACES = 6;

export function Die() {
  const [face, setFace] = useState<number>(); // counted from 0; not rolled yet

  const press = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const step = 1 + Math.floor(Math.random() * (FACES - 1)); // never the same face again
    const degrees = FULL_TURN + THIRD * (1 + (step % 2));
    roll(currentTarget.firstElementChild as HTMLElement, degrees);
    setFace(((face ?? 0) + step) % FACES);
  };
  return (
    <>
      <button
        type="button"
        className="die"
        aria-label="Roll the dice"
        data-backdrop-dim="0.7"
        data-backdrop-target=""
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

/** Rolls the die on from wherever it is; under reduced motion it just lies there. */
function roll(die: HTMLElement, degrees: number) {
  const from = getComputedStyle(die).rotate;
  const rest = die.style.rotate || from; // that of the styles before the first roll
  const to = `${Number.parseFloat(rest) + degrees}deg`;
  die.style.rotate = to;
  if (reducedMotion().matches) return;
  die.animate({ rotate: [from, to], translate: HOP.map((y) => `0 ${y}px`) }, ROLL);
}

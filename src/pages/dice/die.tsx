import { type MouseEvent, useState } from "react";
import { reducedMotion } from "../../runtime/reduced-motion.ts";

const ROLL = { duration: 1000, easing: "cubic-bezier(.25, .55, .2, 1)" }; // ms
const HOP_PX = [0, -44, 0, -9, 0]; // heights, from throw to rest
const FULL_TURN_DEGREES = 360;
// In this drawing's perspective, a third of a turn brings another face to the top.
const THIRD_TURN_DEGREES = 120;
const FACES = 6;

export function Die() {
  const [face, setFace] = useState<number>(); // counted from 0; undefined before the first roll

  const press = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const step = 1 + Math.floor(Math.random() * (FACES - 1)); // never the same face twice in a row
    const degrees = FULL_TURN_DEGREES + THIRD_TURN_DEGREES * (1 + (step % 2));
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

/** Rolls on from the current angle; with reduced motion it shows the new one at once. */
function roll(die: HTMLElement, degrees: number) {
  const from = getComputedStyle(die).rotate;
  const rest = die.style.rotate || from; // before the first roll, the angle set in dice.css
  const to = `${Number.parseFloat(rest) + degrees}deg`;
  die.style.rotate = to;
  if (reducedMotion().matches) return;
  die.animate({ rotate: [from, to], translate: HOP_PX.map((y) => `0 ${y}px`) }, ROLL);
}

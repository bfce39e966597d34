import type { MouseEvent } from "react";
import { reducedMotion } from "../../runtime/motion-preference.ts";

const ROLL = { duration: 1000, easing: "cubic-bezier(.25, .55, .2, 1)" }; // ms
const HOP_PX = [0, -44, 0, -9, 0]; // heights, from throw to rest
// A full turn and, in this drawing's perspective, a third or two of another, which brings another face
// to the top.
const ROLL_DEGREES = [480, 600];

export function Die() {
  const press = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const degrees = ROLL_DEGREES[Math.floor(Math.random() * ROLL_DEGREES.length)] as number;
    roll(currentTarget.firstElementChild as HTMLElement, degrees);
  };
  return (
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

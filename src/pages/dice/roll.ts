import { reducedMotion } from "../../runtime/motion";

const ROLL = { duration: 1000, easing: "cubic-bezier(.25, .55, .2, 1)" }; // ms
const HOP = [0, -44, 0, -9, 0]; // px, from throw to rest
const FULL_TURN = 360;
/** Drawn in perspective, a die turned by a third shows another face on top. */
const THIRD = 120;

/** How the die lies before the first roll, in degrees; dice.css says the same. */
export const RESTING_TURN = -8;

/** Where a die at `turn` comes to rest: a full turn on, and never on the same face. */
export function nextTurn(turn: number, random: number) {
  return turn + FULL_TURN + THIRD * (random < 0.5 ? 1 : 2);
}

/** Rolls the die from wherever it is to `turn`; under reduced motion it just lies there. */
export function roll(face: HTMLElement, turn: number) {
  const from = getComputedStyle(face).rotate;
  const to = `${turn}deg`;
  face.style.rotate = to;
  if (reducedMotion().matches) return;
  face.animate({ rotate: [from, to], translate: HOP.map((y) => `0 ${y}px`) }, ROLL);
}

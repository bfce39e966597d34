import { motion } from "../runtime/motion";
import { useMotion } from "../runtime/use-motion";
import { useMount } from "../runtime/use-mount";
import { Icon } from "./icon";

/** The one control that stops everything on the page that moves by itself. */
export function MotionSwitch() {
  const moving = useMotion();
  const label = moving ? "Pause motion" : "Resume motion";
  return (
    <button
      ref={useMount(showInStyles)}
      type="button"
      className="motion-switch"
      aria-label={label} // on a phone only the icon shows
      data-dim="0.9"
      onClick={() => motion.set(!moving)}
    >
      <Icon name={moving ? "pause" : "play"} />
      {/* Keyed, because a translating browser takes the text node out of React's hands. */}
      <span key={label}>{label}</span>
    </button>
  );
}

/** Tells the styles, and nobody else, as `data-motion` for as long as the switch stands. */
function showInStyles(button: Element, signal: AbortSignal) {
  const root = button.ownerDocument.documentElement;
  const show = () => {
    root.dataset.motion = motion.isMoving() ? "moving" : "still";
  };
  show();
  const leave = motion.subscribe(show);
  signal.addEventListener("abort", () => {
    leave();
    delete root.dataset.motion;
  });
}

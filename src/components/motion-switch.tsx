import { motionPreference } from "../runtime/motion-preference";
import { useMotionPreference } from "../runtime/use-motion-preference";
import { useMount } from "../runtime/use-mount";
import { Icon } from "./icon";

/** The one control that stops everything on the page that moves by itself. */
export function MotionSwitch() {
  const moving = useMotionPreference();
  const label = moving ? "Pause motion" : "Resume motion";
  return (
    <button
      ref={useMount(showInStyles)}
      type="button"
      className="motion-switch"
      aria-label={label} // on a phone only the icon shows
      data-dim="0.9"
      onClick={() => motionPreference.set(!moving)}
    >
      <Icon name={moving ? "pause" : "play"} />
      {/* Keyed: browser translation replaces text nodes, and React would update a detached one. */}
      <span key={label}>{label}</span>
    </button>
  );
}

/** Mirrors the preference to `data-motion` on <html>, for CSS. */
function showInStyles(button: Element, signal: AbortSignal) {
  const root = button.ownerDocument.documentElement;
  const show = () => {
    root.dataset.motion = motionPreference.isOn() ? "on" : "off";
  };
  show();
  const leave = motionPreference.subscribe(show);
  signal.addEventListener("abort", () => {
    leave();
    delete root.dataset.motion;
  });
}

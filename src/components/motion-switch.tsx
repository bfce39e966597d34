import { motionPreference } from "../runtime/motion-preference";
import { useHydrated } from "../runtime/use-hydrated";
import { useMotionPreference } from "../runtime/use-motion-preference";
import { Icon } from "./icon";

/** The one control that stops everything on the page that moves by itself. */
export function MotionSwitch() {
  const moving = useMotionPreference();
  const state = moving ? "on" : "off";
  const label = moving ? "Pause motion" : "Resume motion";
  return (
    <button
      type="button"
      className="motion-switch"
      aria-label={label} // on a phone only the icon shows
      data-motion={useHydrated() ? state : undefined} // for the styles
      data-dim="0.9"
      onClick={() => motionPreference.set(!moving)}
    >
      <Icon name={moving ? "pause" : "play"} />
      {/* Keyed: browser translation replaces text nodes, and React would update a detached one. */}
      <span key={label}>{label}</span>
    </button>
  );
}

import { motionPreference } from "../runtime/motion-preference";
import { useHydrated } from "../runtime/use-hydrated";
import { useMotionPreference } from "../runtime/use-motion-preference";
import { Icon } from "./icon";

/** The one control that stops everything on the page that moves by itself. */
export function MotionSwitch() {
  const isOn = useMotionPreference();
  const state = isOn ? "on" : "off";
  const label = isOn ? "Pause motion" : "Resume motion";
  return (
    <button
      type="button"
      className="motion-switch"
      aria-label={label} // on a phone only the icon shows
      data-motion={useHydrated() ? state : undefined} // for the styles
      data-backdrop-dim="0.9"
      onClick={() => motionPreference.set(!isOn)}
    >
      <Icon name={isOn ? "pause" : "play"} />
      <span>{label}</span>
    </button>
  );
}

import { motionPreference, useMotionPreference } from "../runtime/motion-preference.ts";
import { useHydrated } from "../runtime/use-hydrated.ts";
import { Icon } from "./icon.tsx";

/** Pauses and resumes all that moves on its own, through `src/runtime/while-motion-allowed.ts`. */
export function MotionSwitch() {
  const isOn = useMotionPreference();
  const state = isOn ? "on" : "off";
  const label = isOn ? "Pause motion" : "Resume motion";
  return (
    <button
      type="button"
      className="motion-switch control control--text"
      aria-label={label} // phones show only the icon
      data-motion={useHydrated() ? state : undefined} // read by typing-heading.css and home.css
      data-backdrop-dim="0.9"
      onClick={() => motionPreference.set(!isOn)}
    >
      <Icon name={isOn ? "pause" : "play"} />
      <span>{label}</span>
    </button>
  );
}

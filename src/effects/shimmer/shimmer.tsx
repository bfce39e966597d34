import type { ReactNode } from "react";
import { mountRef } from "../../runtime/mount-ref.ts";
import { whileMotionAllowed } from "../../runtime/while-motion-allowed.ts";

const PASS_ANIMATION = { duration: 2400, easing: "steps(48)" };
const EVERY_MS = 6000;

const ref = mountRef(mount);

/** Text with a highlight that passes every six seconds while it is on screen. */
export function Shimmer({ children }: { children: ReactNode }) {
  return (
    <span className="shimmer" ref={ref}>
      {children}
    </span>
  );
}

/** One animation per pass, because an endless one would also cost time between passes. */
function mount(element: HTMLElement, signal: AbortSignal) {
  const pass = () => element.animate({ backgroundPosition: "0 0" }, PASS_ANIMATION);
  const shimmer = (active: AbortSignal) => {
    let animation = pass();
    const timer = setInterval(() => {
      animation = pass();
    }, EVERY_MS);
    active.addEventListener("abort", () => {
      clearInterval(timer);
      animation.cancel(); // getAnimations() would lay out a page that is being removed
    });
  };
  whileMotionAllowed(element, 0, shimmer, signal);
}

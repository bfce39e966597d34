import type { ReactNode } from "react";
import { useMount } from "../../runtime/use-mount";
import { whileAnimating } from "../../runtime/while-animating";

/** Words through which a light passes every six seconds, while they can be seen. */
export function Shimmer({ children }: { children: ReactNode }) {
  return (
    <span className="shimmer" ref={useMount(mount)}>
      {children}
    </span>
  );
}

/** One animation for each pass: an endless one would cost as much while the light rests. */
function mount(element: HTMLElement, signal: AbortSignal) {
  const pass = () => element.animate({ backgroundPosition: "0 0" }, PASS);
  const shimmer = (active: AbortSignal) => {
    pass();
    const timer = setInterval(pass, EVERY_MS);
    active.addEventListener("abort", () => {
      clearInterval(timer);
      for (const animation of element.getAnimations()) animation.cancel();
    });
  };
  whileAnimating(element, 0, shimmer, signal);
}

const PASS = { duration: 2400, easing: "steps(48)" };
const EVERY_MS = 6000;

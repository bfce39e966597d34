import type { ReactNode } from "react";
import { useMount } from "../../runtime/use-mount";
import { whileActive } from "../../runtime/while-active";

/** Words through which a light passes every six seconds, while they can be seen. */
export function Shimmer({ children }: { children: ReactNode }) {
  return (
    <span className="shimmer" ref={useMount(mount)}>
      {children}
    </span>
  );
}

function mount(element: HTMLElement, signal: AbortSignal) {
  whileActive(element, 0, (active) => startPasses(element, active), signal);
}

/** Between its passes nothing is animated: the browser would work for it all the same. */
function startPasses(element: HTMLElement, signal: AbortSignal) {
  const pass = () => {
    element.dataset.shimmers = "";
  };
  const rest = () => delete element.dataset.shimmers;
  pass();
  const timer = setInterval(pass, EVERY_MS);
  element.addEventListener("animationend", rest, { signal });
  signal.addEventListener("abort", () => {
    clearInterval(timer);
    rest();
  });
}

const EVERY_MS = 6000;

import type { ReactNode } from "react";
import { useMount } from "../../runtime/use-mount";
import { whileActive } from "../../runtime/while-active";

/** Words through which a light passes, by styles alone, while they can be seen. */
export function Shimmer({ children }: { children: ReactNode }) {
  return (
    <span className="shimmer" ref={useMount(mount)}>
      {children}
    </span>
  );
}

function mount(element: HTMLElement, signal: AbortSignal) {
  whileActive(
    element,
    0,
    (active) => {
      element.dataset.shimmers = "";
      active.addEventListener("abort", () => delete element.dataset.shimmers);
    },
    signal,
  );
}

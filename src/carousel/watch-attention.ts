import type { Hold } from "./rotation";

/** Holds a rotation while a mouse rests on `surface`, and while nobody can see it. */
export function watchAttention(
  surface: HTMLElement,
  hold: (reason: Hold, on: boolean) => void,
  signal: AbortSignal,
) {
  // A finger that has tapped leaves :hover behind, but does not rest.
  hold("hovered", matchMedia("(hover: hover)").matches && surface.matches(":hover"));
  const hover = (on: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== "touch") hold("hovered", on);
  };
  surface.addEventListener("pointerenter", hover(true), { signal });
  surface.addEventListener("pointerleave", hover(false), { signal });

  const readHidden = () => hold("hidden", document.hidden);
  document.addEventListener("visibilitychange", readHidden, { signal });
  readHidden();

  const observer = new IntersectionObserver((entries) => {
    hold("out of view", !entries.at(-1)?.isIntersecting);
  });
  observer.observe(surface);
  signal.addEventListener("abort", () => observer.disconnect());
}

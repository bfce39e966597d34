import type { Hold } from "./rotation";

/** Holds a rotation while a pointer is on `surface`, and while nobody can see it. */
export function watchAttention(
  surface: HTMLElement,
  hold: (reason: Hold, on: boolean) => void,
  signal: AbortSignal,
) {
  // Without hover, :hover is only what a finger left behind where it tapped.
  hold("hovered", matchMedia("(hover: hover)").matches && surface.matches(":hover"));
  surface.addEventListener("pointerenter", () => hold("hovered", true), { signal });
  surface.addEventListener("pointerleave", () => hold("hovered", false), { signal });

  const readHidden = () => hold("hidden", document.hidden);
  document.addEventListener("visibilitychange", readHidden, { signal });
  readHidden();

  const observer = new IntersectionObserver((entries) => {
    hold("out of view", !entries.at(-1)?.isIntersecting);
  });
  observer.observe(surface);
  signal.addEventListener("abort", () => observer.disconnect());
}

/** What may have the focus while the arrow keys are still free: a widget's own parts are not. */
const WANTS_NO_ARROWS = [
  "body",
  ...["a", "button", "[tabindex='-1']"].map((part) => `${part}:not([role], [role] *)`),
].join();

/** Reports every turn that the arrow keys ask for while `leaf` is in view, until `signal` aborts. */
export function watchKeys(
  leaf: HTMLElement,
  turn: (way: "next" | "previous") => void,
  signal: AbortSignal,
) {
  const onKey = (event: KeyboardEvent) => {
    const way = wayOf(event);
    if (!way || !isInView(leaf)) return;
    event.preventDefault(); // or a page wider than the screen would scroll as well
    turn(way);
  };
  document.addEventListener("keydown", onKey, { signal });
}

/** Which way a key press turns, when nothing that has the focus may want the key for itself. */
function wayOf(event: KeyboardEvent) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  // A held key would run past quotes that the reader never saw.
  if (event.repeat || event.defaultPrevented) return;
  if (document.activeElement?.matches(WANTS_NO_ARROWS) === false) return;
  if (event.key === "ArrowRight") return "next";
  if (event.key === "ArrowLeft") return "previous";
}

function isInView(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

/** What may have the focus while the arrow keys are still free: a widget's own parts are not. */
const WANTS_NO_ARROWS = [
  "body",
  ...["a", "button", "[tabindex='-1']"].map((part) => `${part}:not([role], [role] *)`),
].join();

type Key = Pick<
  KeyboardEvent,
  "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey" | "repeat" | "defaultPrevented"
>;

/** Which way a key press turns, when nothing that has the focus may want the key for itself. */
export function keyMeaning(event: Key, focused: { matches(selectors: string): boolean } | null) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  // A held key would run past quotes that the reader never saw.
  if (event.repeat || event.defaultPrevented) return;
  if (focused && !focused.matches(WANTS_NO_ARROWS)) return;
  if (event.key === "ArrowRight") return "next";
  if (event.key === "ArrowLeft") return "previous";
}

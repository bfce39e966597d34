/** Roles whose own keyboard pattern moves by arrow keys. */
const ROLES_WITH_ARROWS = [
  "combobox",
  "grid",
  "listbox",
  "menu",
  "menubar",
  "radiogroup",
  "slider",
  "spinbutton",
  "tablist",
  "textbox",
  "tree",
];
const ARROWS_ARE_TAKEN = [
  "input",
  "textarea",
  "select",
  "audio",
  "video",
  "[contenteditable]:not([contenteditable=false])",
  ...ROLES_WITH_ARROWS.map((role) => `[role=${role}]`),
].join(",");

type Key = Pick<
  KeyboardEvent,
  "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey" | "repeat" | "defaultPrevented"
>;

/** Which way a key press turns, when nothing under `focused` wants the key for itself. */
export function keyMeaning(event: Key, focused: Pick<Element, "closest"> | null) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  // A held key would run past quotes that the reader never saw.
  if (event.repeat || event.defaultPrevented) return;
  if (focused?.closest(ARROWS_ARE_TAKEN)) return;
  if (event.key === "ArrowRight") return "next";
  if (event.key === "ArrowLeft") return "previous";
}

import { wrapped } from "./slide-after";

type Key = Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey" | "shiftKey">;

/** Which of `count` tabs a key leads to from tab `at`; undefined for a key that leads nowhere. */
export function tabAfterKey(event: Key, at: number, count: number) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return; // the browser's own
  switch (event.key) {
    case "ArrowLeft":
      return wrapped(at - 1, count);
    case "ArrowRight":
      return wrapped(at + 1, count);
    case "Home":
      return 0;
    case "End":
      return count - 1;
  }
}

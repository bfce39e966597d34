import { wrapped } from "./slide-after";

/** Which of `count` tabs a key leads to from tab `at`; undefined for a key that leads nowhere. */
export function tabAfterKey(key: string, at: number, count: number) {
  switch (key) {
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

import { vi } from "vitest";

type Init = PointerEventInit & { ms?: number };

/** Sends `target` a pointer's event, which no browser sends: so a test can say when it was. */
export function point(target: Element, type: string, { ms = 0, ...init }: Init) {
  vi.spyOn(Element.prototype, "setPointerCapture").mockReturnValue(); // there is no such pointer
  const event = new PointerEvent(type, { bubbles: true, isPrimary: true, ...init });
  target.dispatchEvent(Object.defineProperty(event, "timeStamp", { value: ms }));
}

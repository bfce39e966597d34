/**
 * Records input until `signal` aborts, and returns a function that dispatches the same events again.
 * Clicks on links and popover buttons, which work without the app, would count twice and are left out.
 */
export function recordInput(signal: AbortSignal) {
  const recorded: [target: Element, event: Event][] = [];
  const record = (event: Event) => {
    const control = controlOf(event);
    if (control || event.type !== "click")
      recorded.push([control ?? (event.target as Element), event]);
  };
  // On the window, where an event that makes React hydrate arrives after React has handled it and
  // `signal` has aborted.
  for (const type of ["pointerdown", "pointerup", "pointercancel", "keydown", "click"])
    addEventListener(type, record, { signal });

  return async () => {
    for (const [target, event] of recorded) {
      await null; // React renders after each event, and hydrates what the next one is dispatched to
      currentElement(target).dispatchEvent(event);
    }
  };
}

/** The button or slider that an event is meant for, if it needs the app. */
export function controlOf({ target }: Event) {
  return (target as Element).closest<HTMLElement>("button:not([popovertarget]), input");
}

/** The element itself, or the one with the same name if the app has re-rendered the page. */
function currentElement(element: Element) {
  if (element.isConnected) return element;
  const nameOf = ({ ariaLabel, textContent }: Element) => ariaLabel ?? textContent;
  const others = [...document.querySelectorAll(element.localName)];
  return others.find((other) => nameOf(other) === nameOf(element)) ?? document.body;
}

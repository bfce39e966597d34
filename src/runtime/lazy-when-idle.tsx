import { type ComponentType, startTransition, useEffect, useState } from "react";
import { loadWhenIdle } from "./load-when-idle.ts";

/** What `load` resolves to once the page is idle, `initial` until then. */
export function useWhenIdle<T>(load: () => Promise<T>, initial?: T) {
  const [loaded, setLoaded] = useState(initial);
  useEffect(() => {
    // In a transition, so that a press does not wait for it.
    loadWhenIdle(load).then((value) => startTransition(() => setLoaded(() => value)));
  }, [load]);
  return loaded;
}

/** A component whose code is loaded when the page is idle; until then it renders nothing. */
export function lazyWhenIdle<P extends object>(load: () => Promise<ComponentType<P>>) {
  return function LazyWhenIdle(props: P) {
    const Loaded = useWhenIdle(load);
    return Loaded && <Loaded {...props} />;
  };
}

import { type ComponentType, startTransition, useEffect, useState } from "react";
import { loadWhenIdle } from "./load-when-idle.ts";

/** A component whose code is loaded when the page is idle; until then it renders nothing. */
export function lazyWhenIdle<P extends object>(load: () => Promise<ComponentType<P>>) {
  return function LazyWhenIdle(props: P) {
    const [Loaded, setLoaded] = useState<ComponentType<P>>();
    useEffect(() => {
      // In a transition, so that a press does not wait for it.
      loadWhenIdle(load).then((loaded) => startTransition(() => setLoaded(() => loaded)));
    }, []);
    return Loaded && <Loaded {...props} />;
  };
}

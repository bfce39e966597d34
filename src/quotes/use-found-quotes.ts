import { type RefObject, useLayoutEffect } from "react";
import { flushSync } from "react-dom";
import type { Send } from "./viewer-state.ts";

/** Shows the quote in which the browser finds text, or has found some before hydration. */
export function useFoundQuotes(region: RefObject<HTMLElement | null>, send: Send) {
  useLayoutEffect(() => {
    const { current } = region;
    if (!current) return;
    const items = () => [...current.querySelectorAll(".viewer-quotes > *")];
    const found = items().findLastIndex((item) => !item.hasAttribute("hidden"));
    if (found > 0 && !location.hash) {
      send({ type: "resetTo", index: found });
      scrollTo(0, 0); // the browser may have scrolled to the text
    }

    const show = ({ target }: Event) => {
      const index = items().indexOf(target as Element);
      // Without a fade, and before the browser scrolls to the text.
      flushSync(() => {
        send({ type: "turnTo", index });
        send({ type: "fadeEnded" });
      });
    };
    current.addEventListener("beforematch", show);
    return () => current.removeEventListener("beforematch", show);
  }, [region, send]);
}

import { startTransition, useEffect, useState } from "react";
import { useHydrated } from "../runtime/use-hydrated.ts";
import { QuoteText } from "./quote-text.tsx";
import type { ViewerPartProps } from "./use-viewer-state.ts";
import { shownIndex } from "./viewer-state.ts";

const OTHERS_AFTER_MS = 500; // a page reached by a link is painted by then

/** All quotes, hidden but for one until the browser's search or a link to text finds them. */
export function QuoteList({ book, viewer }: Omit<ViewerPartProps, "send">) {
  const shown = shownIndex(viewer);
  const isHydrated = useHydrated();
  // A page reached by a link renders one quote first.
  const [hasOthers, setHasOthers] = useState(!isHydrated);

  useEffect(() => {
    const addOthers = () => startTransition(() => setHasOthers(true));
    const timer = setTimeout(addOthers, OTHERS_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className="viewer-quotes" data-prerendered={!isHydrated || undefined}>
      {book.quotes.map(
        (quote, index) =>
          (hasOthers || index === shown) && (
            <quote-item
              key={quote.id}
              role="none" // screen readers meet no empty item for each hidden quote
              id={isHydrated ? "" : quote.id} // a link to the id of a shown quote would focus it
              hidden={index === shown ? false : "until-found"}
            >
              <QuoteText quote={quote} today={book.viewerText.today} />
            </quote-item>
          ),
      )}
    </div>
  );
}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      /** Never registered: React writes the value of `hidden` only for an element with such a name. */
      "quote-item": Omit<IntrinsicElements["div"], "hidden"> & { hidden: false | "until-found" };
    }
  }
}

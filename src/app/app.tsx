import { type ReactElement, StrictMode, useEffect } from "react";
import { markHydrated } from "../runtime/hydrated.ts";
import { ErrorBoundary } from "./error-boundary.tsx";

/** The page at `path`; `page` is the loaded element of its route. */
export function App({ path, page }: { path: string; page: ReactElement }) {
  useEffect(markHydrated, []);
  return (
    <StrictMode>
      <ErrorBoundary key={path}>{page}</ErrorBoundary>
    </StrictMode>
  );
}

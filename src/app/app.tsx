import { type ReactElement, StrictMode, useLayoutEffect } from "react";
import { ErrorBoundary } from "./error-boundary.tsx";

interface AppProps {
  path: string;
  page: ReactElement; // the loaded element of the path's route
  onHydrated?: () => void;
}

export function App({ path, page, onHydrated }: AppProps) {
  useLayoutEffect(() => onHydrated?.(), [onHydrated]);
  return (
    <StrictMode>
      <ErrorBoundary key={path}>{page}</ErrorBoundary>
    </StrictMode>
  );
}

import { type ReactNode, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { onTestFinished } from "vitest";

/** Mounts `part` as the server sends it, before any script; `hydrate` is the moment after. */
export function servePart(part: ReactNode) {
  const container = document.body.appendChild(document.createElement("div"));
  onTestFinished(() => container.remove());
  container.innerHTML = renderToString(part);
  const hydrate = () =>
    new Promise<void>((resolve, reject) => {
      const app = <Announced done={resolve}>{part}</Announced>;
      const root = hydrateRoot(container, app, { onRecoverableError: reject });
      onTestFinished(() => root.unmount());
    });
  return { container, hydrate };
}

function Announced({ done, children }: { done: () => void; children: ReactNode }) {
  useEffect(done, [done]);
  return children;
}

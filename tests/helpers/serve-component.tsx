import { type ReactNode, useEffect } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";

/**
 * Mounts `part` as the server sends it, before any script; `hydrate` is the moment after, in which
 * `answer` runs, as the early script's answer to presses does.
 */
export function serveComponent(part: ReactNode) {
  const container = document.body.appendChild(document.createElement("div"));
  onTestFinished(() => container.remove());
  container.innerHTML = renderToString(part);
  const hydrate = (answer = () => {}) =>
    new Promise<Root>((resolve, reject) => {
      const done = () => {
        answer();
        resolve(root);
      };
      const app = <Announced done={done}>{part}</Announced>;
      const root = hydrateRoot(container, app, { onRecoverableError: reject });
      onTestFinished(() => root.unmount());
    });
  return { container, hydrate };
}

function Announced({ done, children }: { done: () => void; children: ReactNode }) {
  useEffect(done, [done]);
  return children;
}

import { type ReactNode, useEffect } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";

/** Mounts `part` as prerendered HTML, which `hydrate` hydrates. */
export function mountPrerendered(part: ReactNode) {
  const container = document.body.appendChild(document.createElement("div"));
  onTestFinished(() => container.remove());
  container.innerHTML = renderToString(part);
  const hydrate = () =>
    new Promise<Root>((resolve, reject) => {
      const done = () => resolve(root);
      const app = <WithMountCallback done={done}>{part}</WithMountCallback>;
      const root = hydrateRoot(container, app, { onRecoverableError: reject });
      onTestFinished(() => root.unmount());
    });
  return { container, hydrate };
}

function WithMountCallback({ done, children }: { done: () => void; children: ReactNode }) {
  useEffect(done, [done]);
  return children;
}

import "../styles/index.css";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { installOffer } from "../install/install-offer";
import { watchZoom } from "../runtime/zoom";
import { canonicalPath, decodedPath } from "./addresses";
import { Document } from "./document";
import { watchHistory } from "./navigation";
import { addresses, screenAt } from "./routes";
import { guardStrings } from "./trusted-types";

guardStrings();
tidyAddress();
installOffer.listen(window);
watchZoom();
watchHistory(); // before React, so that a screen loads before it is rendered

const screen = screenAt(decodedPath(location.pathname));
const app = (
  <StrictMode>
    <Document />
  </StrictMode>
);

screen.load().then(start, () => {
  // A file failed to load: the served page stays as it is, readable and linked.
});

function start() {
  const isServed = document.documentElement.dataset.screen === screen.name;
  // As a transition, which React interrupts for anything more urgent.
  if (isServed) startTransition(() => void hydrateRoot(document, app));
  else createRoot(document).render(app); // a host that serves one 404.html for everything
}

/** For hosts that cannot redirect: shows a page's one address, whichever way it was reached. */
function tidyAddress() {
  const path = canonicalPath(location.pathname);
  if (path === location.pathname || !addresses.includes(path)) return;
  history.replaceState(history.state, "", path + location.search + location.hash);
}

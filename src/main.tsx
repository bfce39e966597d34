import "./styles/index.css";
import { StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { Document } from "./document";
import { installOffer } from "./install/install-offer";
import { screenAt } from "./routes";

installOffer.listen(window);

const screen = screenAt(location.pathname);
const app = (
  <StrictMode>
    <Document />
  </StrictMode>
);

screen.load().then(start, () => {
  // A file failed to load: the served page stays as it is, readable and linked.
});

function start() {
  if (document.documentElement.dataset.screen === screen.name) hydrateRoot(document, app);
  else createRoot(document).render(app); // a host that serves one 404.html for everything
}

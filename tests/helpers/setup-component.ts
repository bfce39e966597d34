// Component tests see the styles of the whole site, the shared ones first.
import "../../src/styles/index.css";
import { motionPreference } from "../../src/runtime/motion-preference";

const pages = import.meta.glob(["../../src/pages/*/*.css", "!**/card.css"]);
// card.css comes with home.css, which puts it into its layer.
await Promise.all(Object.values(pages).map((load) => load()));

// Each begins in real time and with motion on.
afterEach(() => {
  vi.useRealTimers();
  motionPreference.set(true);
});

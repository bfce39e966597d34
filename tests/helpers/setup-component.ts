// Component tests use the styles of all pages, the shared ones first.
import "../../src/app/app.css";
import { motionPreference } from "../../src/runtime/motion-preference.ts";

const pages = import.meta.glob(["../../src/pages/*/*.css", "!../../src/pages/home/card.css"]);
// home.css imports card.css into its layer.
await Promise.all(Object.values(pages).map((load) => load()));

// Each test starts with real timers and with motion on.
afterEach(() => {
  vi.useRealTimers();
  motionPreference.set(true);
});

// Component tests use the styles of all pages, the shared ones first.
import "../../src/app/app.css";
import { motionPreference } from "../../src/runtime/motion-preference.ts";

const files = Object.entries(import.meta.glob("../../src/pages/*/*.css"));
// A page imports the stylesheet with its name, which imports others into their layers.
const pages = files.filter(([file]) => /\/([\w-]+)\/\1\.css$/.test(file));
await Promise.all(pages.map(([, load]) => load()));

// Each test starts with real timers, with motion on, and with nothing stored.
afterEach(() => {
  vi.useRealTimers();
  motionPreference.set(true);
  localStorage.clear();
});

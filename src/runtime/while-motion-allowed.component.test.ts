import { intersectionsReported } from "../../tests/helpers/mounted-page";
import { motionPreference } from "./motion-preference";
import { whileMotionAllowed } from "./while-motion-allowed";

let end: AbortController;
let box: HTMLElement;
const log: string[] = [];

beforeEach(() => {
  end = new AbortController();
  log.length = 0;
  document.body.innerHTML = `<div id="box" style="height: 100px"></div><div style="height: 5000px">`;
  box = document.getElementById("box") as HTMLElement;
});

afterEach(() => end.abort());

test("runs once while visible, and stops when paused or hidden", async () => {
  whileMotionAllowed(box, 0.5, run, end.signal);
  await expect.poll(() => log).toEqual(["begins"]);
  motionPreference.set(false);
  expect(log).toEqual(["begins", "ends"]);
  motionPreference.set(true);
  motionPreference.set(true);
  expect(log).toEqual(["begins", "ends", "begins"]);
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(log.at(-1)).toBe("ends");
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(log.at(-1)).toBe("begins");
  scrollTo(0, 60); // less than half of it is visible
  await expect.poll(() => log.at(-1)).toBe("ends");
});

test("starts nothing while motion is paused or after its signal aborts", async () => {
  motionPreference.set(false);
  whileMotionAllowed(box, 0, run, end.signal);
  await intersectionsReported(); // the element is visible
  expect(log).toEqual([]);
  motionPreference.set(true);
  await expect.poll(() => log).toEqual(["begins"]);
  end.abort();
  expect(log).toEqual(["begins", "ends"]);
  motionPreference.set(false);
  motionPreference.set(true);
  document.dispatchEvent(new Event("visibilitychange"));
  expect(log).toEqual(["begins", "ends"]);
});

function run(signal: AbortSignal) {
  log.push("begins");
  signal.addEventListener("abort", () => log.push("ends"));
}

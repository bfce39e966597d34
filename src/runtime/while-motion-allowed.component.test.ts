import { motionPreference } from "./motion-preference.ts";
import { whileMotionAllowed } from "./while-motion-allowed.ts";

test("runs while visible and motion is on, until its signal aborts", async () => {
  document.body.innerHTML = `<div style="height: 100px"></div><div style="height: 5000px"></div>`;
  const log: string[] = [];
  const run = (signal: AbortSignal) => {
    log.push("begins");
    signal.addEventListener("abort", () => log.push("ends"));
  };
  const end = new AbortController();
  whileMotionAllowed(document.body.firstElementChild as Element, 0.5, run, end.signal);
  await expect.poll(() => log).toEqual(["begins"]);
  motionPreference.set(false);
  expect(log).toEqual(["begins", "ends"]);
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
  scrollTo(0, 0);
  await expect.poll(() => log.at(-1)).toBe("begins");
  end.abort();
  expect(log.splice(0).at(-1)).toBe("ends");
  motionPreference.set(false);
  motionPreference.set(true);
  expect(log).toEqual([]);
});

import { createMotionPreference } from "./motion-preference";

test("is on unless the system prefers less, or the reader chose otherwise", () => {
  expect(preferenceOn(false).motionPreference.isOn()).toBe(true);
  const { motionPreference } = preferenceOn(true);
  expect(motionPreference.isOn()).toBe(false);
  motionPreference.set(true);
  expect(motionPreference.isOn()).toBe(true);
});

test("follows a later change of the system over the reader's choice", () => {
  const { motionPreference, system } = preferenceOn(false);
  const heard: boolean[] = [];
  const leave = motionPreference.subscribe(() => heard.push(motionPreference.isOn()));
  system.change(true);
  motionPreference.set(true);
  system.change(true);
  system.change(false);
  leave();
  system.change(true);
  expect(motionPreference.isOn()).toBe(false);
  expect(heard).toEqual([false, true, false, true]);
});

function preferenceOn(isReduced: boolean) {
  const system = Object.assign(new EventTarget(), {
    matches: isReduced,
    change(matches: boolean) {
      system.matches = matches;
      system.dispatchEvent(new Event("change"));
    },
  });
  return { motionPreference: createMotionPreference(system), system };
}

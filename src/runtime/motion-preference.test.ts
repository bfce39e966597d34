import { createMotionPreference } from "./motion-preference";

test("is on unless the system or the reader turned it off", () => {
  expect(preferenceOn(false).isOn()).toBe(true);
  const { isOn, set } = preferenceOn(true);
  expect(isOn()).toBe(false);
  set(true);
  expect(isOn()).toBe(true);
});

test("a later change of the system overrides the reader's choice", () => {
  const { isOn, set, subscribe, changeSystem } = preferenceOn(false);
  const heard: boolean[] = [];
  const leave = subscribe(() => heard.push(isOn()));
  changeSystem(true);
  set(true);
  changeSystem(true);
  changeSystem(false);
  leave();
  changeSystem(true);
  expect(isOn()).toBe(false);
  expect(heard).toEqual([false, true, false, true]);
});

function preferenceOn(isReduced: boolean) {
  const system = Object.assign(new EventTarget(), { matches: isReduced });
  const changeSystem = (matches: boolean) =>
    Object.assign(system, { matches }).dispatchEvent(new Event("change"));
  return { ...createMotionPreference(system), changeSystem };
}

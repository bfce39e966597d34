afterEach(() => vi.unstubAllGlobals());

test("is on unless the system or the reader turned it off", async () => {
  expect((await preferenceOn(false)).isOn()).toBe(true);
  const { isOn, set } = await preferenceOn(true);
  expect(isOn()).toBe(false);
  set(true);
  expect(isOn()).toBe(true);
});

test("a later change of the system overrides the reader's choice", async () => {
  const { isOn, set, subscribe, changeSystem } = await preferenceOn(false);
  const heard: boolean[] = [];
  subscribe(() => heard.push(isOn()));
  set(false);
  changeSystem(false);
  changeSystem(true);
  expect(heard).toEqual([false, true, false]);
});

async function preferenceOn(isReduced: boolean) {
  const system = Object.assign(new EventTarget(), { matches: isReduced });
  const changeSystem = (matches: boolean) =>
    Object.assign(system, { matches }).dispatchEvent(new Event("change"));
  vi.stubGlobal("matchMedia", () => system);
  vi.resetModules();
  const { motionPreference } = await import("./motion-preference.ts");
  return { ...motionPreference, changeSystem };
}

const accepted = async () => ({ outcome: "accepted" });

test.each([
  ["dismissed", () => Promise.reject(new Error("not now"))],
  ["installed", accepted, new Event("appinstalled")], // installed before the outcome
  ["offered", accepted, offer(accepted)], // offered again before the outcome
])("stores the prompt, shows it once, and is then %s", async (state, question, event?) => {
  vi.resetModules();
  const { installPrompt: prompt } = await import("./install-prompt.ts");
  const browser = new EventTarget();
  prompt.listen(browser);
  expect(prompt.state()).toBe("unavailable");
  const first = offer(question);
  browser.dispatchEvent(first);
  expect(first.defaultPrevented).toBe(true);
  const outcomes = [prompt.prompt(), prompt.prompt()];
  expect(prompt.state()).toBe("offered");
  if (event) browser.dispatchEvent(event);
  await Promise.all(outcomes);
  expect(first.prompt).toHaveBeenCalledTimes(1);
  expect(prompt.state()).toBe(state);
});

function offer(question: () => Promise<unknown>) {
  const event = new Event("beforeinstallprompt", { cancelable: true });
  return Object.assign(event, { prompt: vi.fn(question) });
}

import { expect, test } from "vitest";
import { createStore } from "./create-store";

test("a listener hears each change until it leaves, also while it is called", () => {
  const store = createStore(1);
  const heard: string[] = [];
  const leave = store.subscribe(() => {
    heard.push(`first ${store.get()}`);
    leave();
  });
  store.subscribe(() => heard.push(`second ${store.get()}`));
  store.set(2);
  store.set(3);
  expect(heard).toEqual(["first 2", "second 2", "second 3"]);
});

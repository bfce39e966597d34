// A browser without the Navigation API: the router's own tests hold there too.
Object.defineProperty(window, "navigation", { value: undefined });
await import("./navigation.component.test");

test.each([
  ["to a page", { href: "/b" }, {}, true],
  ["with a key that opens another tab", { href: "/b" }, { ctrlKey: true }, false],
  ["with a target of its own", { href: "/b", target: "_blank" }, {}, false],
  ["to another site", { href: "https://elsewhere.example/b" }, {}, false],
])("a press on a link %s is the router's: %s", (_which, attributes, keys, isRouters) => {
  const link = Object.assign(document.createElement("a"), attributes);
  document.body.append(link);
  let isTaken: boolean | undefined;
  const look = (event: Event) => {
    isTaken = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener("click", look, { once: true });
  link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...keys }));
  link.remove();
  expect(isTaken).toBe(isRouters);
});

import { queryElement } from "../../tests/helpers/mounted-page.ts";
import { loadAhead } from "./load-ahead.ts";

const loaded = vi.hoisted(() => [] as string[]);

vi.mock("./routes", () => ({
  loadBookPage: vi.fn(),
  routeAt: (path: string) => ({ load: async () => loaded.push(path) }),
}));

beforeAll(loadAhead);

beforeEach(() => {
  loaded.length = 0;
  document.body.innerHTML = `<a href="/b"><b>B</b></a><a href="https://example.org/b">C</a>`;
});

test("loads the page behind a link that is pressed", () => {
  send("b", "pointerdown");
  expect(loaded).toEqual(["/b"]);
});

test("loads nothing for another site, with Save-Data or offline", () => {
  const saveData = vi.spyOn(Object(navigator).connection, "saveData", "get");
  send("[href^=https]", "pointerdown");
  saveData.mockReturnValue(true);
  send("b", "pointerdown");
  saveData.mockReturnValue(false);
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  send("b", "pointerdown");
  expect(loaded).toEqual([]);
});

function send(selector: string, type: string) {
  queryElement(selector).dispatchEvent(new PointerEvent(type, { bubbles: true }));
}

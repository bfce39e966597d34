import { listenForDrags } from "./drags.ts";

type Step = ReturnType<typeof down>;
type Init = PointerEventInit & { ms?: number };

const at = (type: string) => (clientX: number, init?: Init) => ({ type, clientX, ...init });
const down = at("pointerdown");
const move = at("pointermove");
const up = at("pointerup");
const cancel = at("pointercancel");
const second = { pointerId: 2, isPrimary: false };

let log: string[];
let surface: HTMLElement;
let end: AbortController;

beforeEach(() => {
  surface = document.body.appendChild(document.createElement("div"));
  log = [];
  end = new AbortController();
  const listener = {
    onStart: () => log.push("start"),
    onMove: (offset: number) => log.push(`move ${offset}`),
    onEnd: (offset: number, velocity: number) => log.push(`end ${offset} ${velocity}`),
  };
  listenForDrags(surface, listener, end.signal);
});
afterEach(() => end.abort());

test.each<[string, Step[], string]>([
  ["does not begin within 4 pixels", [down(100), move(104), move(96), up(96), move(50)], ""],
  [
    "reports its offset and velocity",
    [down(100), move(90, { ms: 500 }), move(50, { ms: 550 }), up(50, { ms: 550 }), move(20)],
    "move -10, move -50, end -50 -800",
  ],
  [
    "has no velocity after a rest",
    [down(100), move(50, { ms: 50 }), up(50, { ms: 151 })],
    "move -50, end -50 0",
  ],
  ["is undone on cancel", [down(100), move(50), cancel(50), move(20)], "move -50, end 0 0"],
  [
    "is undone when its release went unreported",
    [down(100), move(50), move(20, { buttons: 0 }), move(0, { buttons: 0 })],
    "move -50, end 0 0",
  ],
  [
    "is undone when a second finger touches",
    [down(100), move(50), down(50, second), move(20)],
    "move -50, end 0 0",
  ],
  ["is not begun by the right button", [down(100, { button: 2 }), move(50)], ""],
])("a drag %s", (_what, steps, moves) => {
  for (const { type, ms = 0, ...init } of steps) {
    const usual = { bubbles: true, pointerId: 1, isPrimary: true, buttons: 1 };
    const event = new PointerEvent(type, { ...usual, ...init });
    surface.dispatchEvent(Object.defineProperty(event, "timeStamp", { value: ms }));
  }
  expect(log.join(", ")).toBe(moves && `start, ${moves}`);
});

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
let button: HTMLElement;
let end: AbortController;

beforeEach(() => {
  document.body.innerHTML = "<div><button>Press</button></div>";
  button = document.querySelector("button") as HTMLElement;
  const surface = document.querySelector("div") as HTMLElement;
  log = [];
  end = new AbortController();
  const listener = {
    accepts: ({ clientX }: PointerEvent) => clientX >= 0,
    onStart: () => log.push("start"),
    onMove: (offset: number) => log.push(`move ${offset}`),
    onEnd: (offset: number, velocity: number) => log.push(`end ${offset} ${velocity}`),
  };
  listenForDrags(surface, listener, end.signal);
});
afterEach(() => end.abort());

test.each<[string, Step[], string]>([
  ["does not begin within 4 pixels", [down(100), move(104), move(96), up(96), move(50)], ""],
  ["begins after 4 pixels", [down(100), move(96), move(95), move(105)], "move -5, move 5"],
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
  ["has no velocity within one moment", [down(100), move(50), up(50)], "move -50, end -50 0"],
  ["is undone on cancel", [down(100), move(50), cancel(50), move(20)], "move -50, end 0 0"],
  [
    "is undone when its release went unreported",
    [down(100), move(50), move(20, { buttons: 0 }), move(0, { buttons: 0 })],
    "move -50, end 0 0",
  ],
  ["may be slanted", [down(100), move(60, { clientY: 90 })], "move -40"],
  ["does not begin on what refuses it", [down(-1), move(50)], ""],
  ["does not begin after its release went unreported", [down(100), move(50, { buttons: 0 })], ""],
  [
    "is undone when a second finger touches",
    [down(100), move(50), down(50, second), down(220, { ...second, pointerId: 3 }), move(20)],
    "move -50, end 0 0",
  ],
  [
    "is neither moved nor ended by another pointer",
    [down(100), move(0, second), move(50), up(0, second), move(40)],
    "move -50, move -60",
  ],
  [
    "is undone by the next press if its release went unreported",
    [down(100), move(50), down(200), move(190)],
    "move -50, end 0 0, start, move -10",
  ],
  ["is not begun by a second finger", [down(100, second), move(50, second)], ""],
  ["is not begun by the right button", [down(100, { button: 2 }), move(50)], ""],
])("a drag %s", (_what, steps, moves) => {
  send(...steps);
  expect(log.join(", ")).toBe(moves && `start, ${moves}`);
});

test("stops when its signal aborts, even during a drag", () => {
  send(down(100));
  end.abort();
  send(move(50), down(100), move(50));
  expect(log).toEqual([]);
});

/** Sends synthetic pointer events, whose time stamps a test can set. */
function send(...steps: Step[]) {
  for (const { type, ms = 0, ...init } of steps) {
    const usual = { bubbles: true, pointerId: 1, isPrimary: true, buttons: 1 };
    const event = new PointerEvent(type, { ...usual, ...init });
    button.dispatchEvent(Object.defineProperty(event, "timeStamp", { value: ms }));
  }
}

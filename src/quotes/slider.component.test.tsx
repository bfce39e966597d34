import { page, userEvent } from "vitest/browser";
import { boxOf, queryElement, setRightToLeft } from "../../tests/helpers/mounted-page.ts";
import { finger, mouse, type Point } from "../../tests/helpers/pointer.ts";
import { fakeClock, trilogy, viewer, volume } from "../../tests/helpers/viewer.tsx";
import { FADE_MS } from "./viewer-state.ts";

fakeClock();

const slider = () => page.getByRole("slider", { name: "Quote" }).element() as HTMLInputElement;
const tap = (at: Point) => finger.down(at).then(finger.up);

beforeEach(() => page.viewport(1440, 900));

test.each([
  ["mouse", mouse],
  ["finger", finger],
])("a %s moves counter and name at once, the quote on release", async (_by, pointer) => {
  await viewer.mount(trilogy);
  const heard = viewer.heard(viewer.counter);
  await pointer.down(tickAt(0));
  for (const index of [20, 40]) await pointer.move(tickAt(index));
  await vi.waitFor(() => expect(viewer.counter()).toBe("41 of 90"));
  const name = "Lyrics of the Mind, Volume Two";
  expect(viewer.volumeName()).toBe(name);
  expect(slider()).toHaveAttribute("aria-valuetext", `41 of 90, ${name}`);
  await viewer.pass(2 * FADE_MS);
  expect([heard, location.hash]).toEqual([[], ""]);
  await pointer.up(tickAt(40));
  await vi.waitUntil(viewer.isFading);
  await viewer.pass();
  expect(viewer.region()).toHaveTextContent(trilogy.quotes[40]?.lines.join("") ?? "");
  expect([heard.length, location.hash]).toEqual([1, "#lomv2-11"]);
});

test("does not move when a scroll starts on it", async () => {
  await page.viewport(390, 844);
  await viewer.mount(trilogy);
  await finger.drag(tickAt(9), { x: 0, y: -200 });
  await vi.waitUntil(() => scrollY > 0);
  await viewer.pass();
  await viewer.expectAfterFade("1 of 90");
});

test.each([320, 390, 1280])(
  "a press on a tick opens its quote, one on the handle none, at %i px",
  async (width) => {
    await page.viewport(width, 800);
    await viewer.mount(trilogy, "#lomv2-15");
    for (const press of [mouse.click, tap]) {
      for (const index of [0, 88, 9, 29, 60, 79, 89, 44]) {
        await press(tickAt(index));
        await viewer.pass();
        await vi.waitFor(() => expect(viewer.counter()).toBe(`${index + 1} of 90`));
      }
      const heard = viewer.heard(viewer.counter, document.body);
      await press(tickAt(44));
      await viewer.pass(2 * FADE_MS);
      expect([heard, viewer.counter()]).toEqual([[], "45 of 90"]);
    }
  },
);

test("runs from right to left on a right-to-left page", async () => {
  setRightToLeft();
  await viewer.mount(trilogy, "#q5");
  queryElement(".dock-handle").style.transition = "none";
  const { left, width } = boxOf(".dock-handle");
  expect(Math.abs(left + width / 2 - tickAt(85).x)).toBeLessThan(2);
  expect(boxOf(".dock-read").left).toBeCloseTo(tickAt(85).x, 0);
  await mouse.click(tickAt(85)); // the handle
  await viewer.expectAfterFade("5 of 90");
  await mouse.click(tickAt(10));
  await viewer.pass();
  await vi.waitFor(() => expect(viewer.counter()).toBe("80 of 90"));
  slider().focus();
  await userEvent.keyboard("{ArrowLeft}");
  expect(viewer.counter()).toBe("81 of 90");
});

test("draws ticks one pixel wide, however far apart", async () => {
  await page.viewport(2560, 1440);
  await viewer.mount(volume, "#eol30"); // so that the handle is at the end
  const picture = new Image();
  const png = await page.screenshot({ element: queryElement(".dock-ruler"), save: false });
  picture.src = `data:image/png;base64,${png}`;
  await picture.decode();
  const context = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
  context?.drawImage(picture, 0, 0);
  const row = context?.getImageData(0, picture.height - 5, 1000, 1).data ?? [];
  const lit = [...row].filter((value, at) => at % 4 === 0 && value > 0x20); // the red of --bg is 0x0b
  expect(lit).toHaveLength(Math.ceil(1000 / (picture.width / 29)));
});

test("moves counter and name with each arrow key, and the quote after one fade", async () => {
  await viewer.mount(trilogy);
  slider().focus();
  const heard = viewer.heard(viewer.counter);
  await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowUp}{ArrowLeft}");
  expect(viewer.counter()).toBe("3 of 90");
  await viewer.pass();
  expect(viewer.region()).toHaveTextContent(trilogy.quotes[2]?.lines.join("") ?? "");
  expect(heard).toHaveLength(1);
  expect(document.activeElement).toBe(slider());
});

test.each(["", "#eol7"])("applies a move from before hydration, at %j", async (hash) => {
  const { hydrate } = viewer.mountPrerendered(volume, hash);
  slider().value = "11";
  await hydrate();
  await vi.waitFor(() => expect(viewer.counter()).toBe("11 of 30"));
  await viewer.pass();
  await viewer.pass();
  expect(location.hash).toBe("#eol11");
});

test("marks only quotes that were shown, for the whole visit", async () => {
  await viewer.mount(trilogy);
  await viewer.turn("next", "next");
  await viewer.turn("next");
  expect(marked()).toEqual([0, 2, 3]);
  await viewer.mount(trilogy, "#q30", "same visit");
  expect(marked()).toEqual([0, 2, 3, 29]);
});

function tickAt(index: number): Point {
  const { left, width, top } = boxOf(".dock-ruler");
  return { x: left + (width * index) / 89, y: top + 9 };
}

/** The quotes whose ticks are in the volume's colour. */
function marked() {
  const path = queryElement(".dock-read").getAttribute("d") ?? "";
  return [...path.matchAll(/M(\d+)/g)].map(([, x]) => Number(x) / 100);
}

import { page } from "vitest/browser";
import { emulateMedia } from "../../tests/helpers/emulate.ts";
import { queryElement, translate } from "../../tests/helpers/mounted-page.ts";
import { fakeClock, trilogy, viewer, volume } from "../../tests/helpers/viewer.tsx";

fakeClock();

const colorOf = (selector: string) => getComputedStyle(queryElement(selector)).color;

beforeEach(() => page.viewport(1440, 900));

test("lists each volume with its range, linked to its first quote", async () => {
  await viewer.mount(trilogy);
  const contents = page.getByRole("navigation", { name: "Contents" });
  const links = () => contents.getByRole("link").elements() as HTMLElement[];
  expect(links().map(({ textContent }) => textContent)).toEqual([
    "Lyrics of the MindVolume One1–30",
    "Lyrics of the MindVolume Two31–60",
    "Experiences of LifeVolume Three61–90",
  ]);
  await viewer.changeHash(() => links()[1]?.click());
  expect([viewer.counter(), location.hash]).toEqual(["31 of 90", "#lomv2-1"]);
  expect(links().map(({ ariaCurrent }) => ariaCurrent)).toEqual([null, "true", null]);
  await viewer.mount(volume);
  expect(links()).toEqual([]); // a volume has no table of contents
});

test("marks, counter and handle take the colour of the quote's volume", async () => {
  const marks = [".viewer-open-mark", ".viewer-example .icon", ".dock-count", ".dock-handle"];
  await viewer.mount(volume);
  const green = colorOf("h1");
  for (const book of [volume, trilogy]) {
    await viewer.mount(book, "#eol1");
    expect(marks.map(colorOf)).toEqual(marks.map(() => green));
  }
  expect(colorOf("h1")).not.toBe(green);
});

test("lists the volumes once: beside the quotes if few and there is room, else below", async () => {
  const linksIn = (name: string) =>
    page.getByRole("navigation", { name }).getByRole("link").elements().length;
  const lists = () => [linksIn("More books"), linksIn("Contents")];
  await viewer.mount(trilogy);
  expect(lists()).toEqual([2, 3]);
  await page.viewport(390, 844);
  expect(lists()).toEqual([5, 0]);
  await page.viewport(1440, 900);
  const { volumes, related } = trilogy;
  const many = Array.from({ length: 7 }, (_, at) => ({ ...volumes[at % 3], path: `/book/v${at}` }));
  const links = many.map((volume) => ({ ...related[0], path: volume.path }));
  await viewer.mount({ ...trilogy, volumes: many, related: links } as typeof trilogy);
  expect(lists()).toEqual([7, 0]);
});

test("follows the quote on a page that the browser translates", async () => {
  await viewer.mount(trilogy, "#lomv2-1");
  for (const [button, name, count] of [
    ["previous", "Lyrics of the Mind, Volume One", "30 of 90"],
    ["next", "Lyrics of the Mind, Volume Two", "31 of 90"],
  ] as const) {
    translate(queryElement(".viewer"));
    await viewer.turn(button);
    expect([viewer.volumeName(), viewer.counter()]).toEqual([name, count]);
  }
});

test("tells readers with a touch screen to swipe, until the first turn", async () => {
  await emulateMedia({ hover: "none" });
  await page.viewport(390, 844);
  await viewer.mount(trilogy);
  const hint = () => getComputedStyle(page.getByText("Swipe to turn").element()).opacity;
  expect(hint()).toBe("1");
  await viewer.turn("next");
  await vi.waitFor(() => expect(hint()).toBe("0"));
});

import { page } from "vitest/browser";
import { emulateMedia } from "../../tests/helpers/emulate.ts";
import { boxOf, queryElement, translate } from "../../tests/helpers/mounted-page.ts";
import { bookOf, fakeClock, trilogy, viewer, volume } from "../../tests/helpers/viewer.tsx";

fakeClock();

const RED = "rgb(240, 106, 88)";
const AMBER = "rgb(233, 174, 69)";
const GREEN = "rgb(114, 190, 150)";
const BLUE = "rgb(157, 183, 245)";
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

test.each([
  ["lyrics-of-the-mind-trilogy", "", RED, BLUE],
  ["lyrics-of-the-mind-trilogy", "#eol1", GREEN, BLUE],
  ["lyrics-of-the-mind", "", RED, RED],
  ["dream-chasers-bible", "", AMBER, AMBER],
  ["experiences-of-life", "", GREEN, GREEN],
])("%s%s has marks, counter and handle in %s, its title in %s", async (slug, hash, ...colors) => {
  await viewer.mount(await bookOf(slug), hash);
  const marks = [".viewer-open-mark", ".viewer-example .icon", ".dock-count", ".dock-handle"];
  for (const selector of marks) expect(colorOf(selector), selector).toBe(colors[0]);
  expect(colorOf("h1")).toBe(colors[1]);
});

test.each([
  [390, 844, 5, 0],
  [1440, 900, 2, 3],
])("lists the volumes once at %i by %i", async (width, height, rows, contents) => {
  await page.viewport(width, height);
  await viewer.mount(trilogy);
  const linksIn = (name: string) =>
    page.getByRole("navigation", { name }).getByRole("link").elements().length;
  expect([linksIn("More books"), linksIn("Contents")]).toEqual([rows, contents]);
  expect(innerHeight - boxOf(".related").top).toBeCloseTo(36, 0); // partly visible
});

test("links more than six volumes below the quotes instead", async () => {
  const { volumes, related } = trilogy;
  const many = Array.from({ length: 7 }, (_, at) => ({ ...volumes[at % 3], path: `/book/v${at}` }));
  const links = many.map((volume) => ({ ...related[0], path: volume.path }));
  await viewer.mount({ ...trilogy, volumes: many, related: links } as typeof trilogy);
  const linksIn = (name: string) =>
    page.getByRole("navigation", { name }).getByRole("link").elements().length;
  expect([linksIn("More books"), linksIn("Contents")]).toEqual([7, 0]);
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

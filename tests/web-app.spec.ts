import { readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { DIST_DIR } from "./paths";
import { expect, test } from "./site";

interface Image {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
  form_factor?: "narrow" | "wide";
  label?: string;
}

const manifest = JSON.parse(readFileSync(join(DIST_DIR, "manifest.webmanifest"), "utf8"));
const icons: Image[] = manifest.icons;
const screenshots: Image[] = manifest.screenshots;

test("the browser itself finds nothing that keeps the site from being installed", async ({
  page,
}) => {
  await page.goto("/");
  const client = await page.context().newCDPSession(page);
  const { errors, url } = await client.send("Page.getAppManifest");
  expect(url).toMatch(/\/manifest\.webmanifest$/);
  expect(errors).toEqual([]);
  const { installabilityErrors } = await client.send("Page.getInstallabilityErrors");
  const reasons = installabilityErrors.map(({ errorId }) => errorId);
  expect(reasons.filter((reason) => reason !== "in-incognito")).toEqual([]); // as all tests are
});

test("the manifest says all that a phone shows", () => {
  expect(manifest).toMatchObject({
    id: "/",
    name: "Lyrics of the Mind",
    short_name: "Lyrics",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#0b0e12",
    theme_color: "#0b0e12",
  });
  expect(manifest.description.length).toBeGreaterThan(40);
  expect(manifest.prefer_related_applications).toBeUndefined();
});

test("its shortcuts lead to the two collections", async ({ page }) => {
  const shortcuts: { name: string; url: string; icons: Image[] }[] = manifest.shortcuts;
  expect(shortcuts.map(({ name }) => name)).toEqual([
    "Lyrics of the Mind Trilogy",
    "The Dream Chaser's Trilogy",
  ]);
  for (const { name, url, icons } of shortcuts) {
    await page.goto(url);
    await expect(page.getByRole("heading", { level: 1 })).toHaveAccessibleName(name);
    for (const icon of icons) await expectDecoded(icon);
  }
});

test("its icons are what it says they are", async () => {
  for (const icon of icons) await expectDecoded(icon);
  const plain = icons.filter(({ purpose = "any" }) => purpose === "any");
  expect(plain.map(({ sizes }) => sizes)).toEqual(["192x192", "512x512"]);
});

test("the maskable icon fills its square, and its mark survives any mask", async () => {
  const [icon] = icons.filter(({ purpose }) => purpose === "maskable");
  const { data, info } = await pixelsOf(icon?.src ?? "");
  const centre = (info.width - 1) / 2;
  let seeThrough = 0;
  let headOutside = 0;
  let markInside = 0;
  for (let y = 0; y < info.height; y++) {
    for (let x = 0; x < info.width; x++) {
      const at = (y * info.width + x) * info.channels;
      const isMark = (data[at] ?? 0) > 200;
      const isSafe = Math.hypot(x - centre, y - centre) <= info.width * 0.4;
      const isHead = y < info.height * 0.6; // below it the ray runs out by design
      if (data[at + 3] !== 255) seeThrough++;
      if (isMark && isSafe) markInside++;
      if (isMark && isHead && !isSafe) headOutside++;
    }
  }
  expect(seeThrough).toBe(0);
  expect(headOutside).toBe(0);
  expect(markInside).toBeGreaterThan(info.width * info.height * 0.1);
});

test("iPhones and old browsers find their icons", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator('link[rel="apple-touch-icon"]')).toHaveAttribute(
    "href",
    "/apple-touch-icon.png",
  );
  const { info } = await pixelsOf("/apple-touch-icon.png");
  expect([info.width, info.height]).toEqual([180, 180]);
  const { isOpaque } = await sharp(join(DIST_DIR, "apple-touch-icon.png")).stats();
  expect(isOpaque).toBe(true);

  const ico = readFileSync(join(DIST_DIR, "favicon.ico"));
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const inside = await sharp(ico.subarray(ico.readUInt32LE(18))).metadata();
  expect([inside.format, inside.width, inside.height]).toEqual(["png", 32, 32]);
});

test("its screenshots are small, true to size and of shapes that browsers accept", async () => {
  for (const form of ["narrow", "wide"] as const) {
    const shots = screenshots.filter(({ form_factor }) => form_factor === form);
    expect(shots.length).toBeGreaterThanOrEqual(2);
    expect(new Set(shots.map(({ sizes }) => sizes)).size).toBe(1);
  }
  for (const shot of screenshots) {
    const bytes = await expectDecoded(shot);
    expect(bytes, shot.src).toBeLessThan(150_000);
    expect(shot.label).toBeTruthy();
    const [width = 0, height = 0] = shot.sizes.split("x").map(Number);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(320);
    expect(Math.max(width, height)).toBeLessThanOrEqual(3840);
    expect(Math.max(width, height) / Math.min(width, height)).toBeLessThanOrEqual(2.3);
    expect(width < height).toBe(shot.form_factor === "narrow");
  }
});

/** The picture opens and has the type and size that the manifest claims. */
async function expectDecoded({ src, sizes, type }: Image) {
  const file = readFileSync(join(DIST_DIR, src));
  const { format, width, height } = await sharp(file).metadata();
  expect([`image/${format}`, `${width}x${height}`], src).toEqual([type, sizes]);
  await sharp(file).stats();
  return file.length;
}

function pixelsOf(path: string) {
  return sharp(join(DIST_DIR, path)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}

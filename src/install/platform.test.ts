import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { PLATFORM_NAMES, type Platform, platformOf } from "./platform.ts";

type Sample = { name: string; userAgent: string; standalone?: boolean; touchPoints?: number };

const table: Record<Platform, Sample[]> = parse(
  readFileSync(new URL("platform.test.yaml", import.meta.url), "utf8"),
);

describe.each(Object.keys(PLATFORM_NAMES) as Platform[])("%s is recognised from", (platform) => {
  test.each(table[platform])("$name", ({ userAgent, standalone = false, touchPoints = 0 }) => {
    expect(platformOf(userAgent, standalone, touchPoints)).toBe(platform);
  });
});

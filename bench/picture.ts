import type { SizeResults } from "./results.ts";

interface Bar {
  label: string;
  value: number;
  text: string;
  plain: boolean;
}

const WIDTH = 960;
const LABEL_WIDTH = 330;
const BAR_HEIGHT = 18;
const BAR_GAP = 6;
const GROUP_GAP = 44;
const BAR_SPACE = WIDTH - LABEL_WIDTH - 190;

/** The results as bars: each group compares the plain way with ours. */
export function drawPicture(sizes: SizeResults[]) {
  let y = 24;
  const parts: string[] = [];
  for (const results of sizes) {
    for (const { title, bars } of groupsOf(results)) {
      parts.push(`<text x="24" y="${y + 14}" class="title">${title}, ${results.size}</text>`);
      y += 26;
      const longest = Math.max(...bars.map(({ value }) => value));
      for (const bar of bars) {
        const length = Math.max(1, (bar.value / longest) * BAR_SPACE);
        parts.push(
          `<text x="24" y="${y + 13}">${bar.label}</text>`,
          `<rect x="${LABEL_WIDTH}" y="${y}" width="${length.toFixed(1)}" height="${BAR_HEIGHT}" class="${bar.plain ? "plain" : "ours"}"/>`,
          `<text x="${(LABEL_WIDTH + length + 10).toFixed(1)}" y="${y + 13}" class="value">${bar.text}</text>`,
        );
        y += BAR_HEIGHT + BAR_GAP;
      }
      y += GROUP_GAP - BAR_GAP;
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${y}" role="img" aria-label="Cost of the effects, the plain way and ours">
<style>
text { font: 14px ui-monospace, Menlo, Consolas, monospace; fill: #b9b5ab }
.title { fill: #ede6d8 }
.value { fill: #ede6d8 }
.plain { fill: #66707f }
.ours { fill: #9db7f5 }
</style>
<rect width="${WIDTH}" height="${y}" fill="#0b0e12"/>
${parts.join("\n")}
</svg>
`;
}

function groupsOf({ engines }: SizeResults) {
  const plain = engines["letters-every-frame"];
  const eachTick = engines["letters-every-tick"];
  const inWorker = engines["letters-worker"];
  const onPage = engines["letters-page"];
  const full = engines["rays-full"];
  const quarter = engines["rays-quarter"];
  return [
    {
      title: "Letters: main thread, ms a second",
      bars: [
        bar("all letters, each frame", plain.task, true),
        bar("all letters, each 50 ms", eachTick.task, true),
        bar("changed pixels, on the page", onPage.task),
        bar("changed pixels, in a worker", inWorker.task),
      ],
    },
    {
      title: "Letters: renderer process, ms a second",
      bars: [
        bar("all letters, each frame", plain.renderer, true),
        bar("all letters, each 50 ms", eachTick.renderer, true),
        bar("changed pixels, on the page", onPage.renderer),
        bar("changed pixels, in a worker", inWorker.renderer),
      ],
    },
    {
      title: "Rays: GPU process, ms a frame",
      bars: [
        bar("full resolution", full.gpu / full.rays, true),
        bar("a quarter of it", quarter.gpu / quarter.rays),
      ],
    },
  ];
}

function bar(label: string, value: number, plain = false): Bar {
  return { label, value, text: value.toFixed(value < 10 ? 1 : 0), plain };
}

// The page that npm run edit opens.
if ("showDirectoryPicker" in window) {
  const { default: CMS } = await import("@sveltia/cms");
  const config = await (await fetch("/config.json")).json();
  CMS.init({ config });
  new EventSource("/problems").onmessage = ({ data }) => showProblems(JSON.parse(data));
} else {
  document.body.append(
    `This browser cannot open a folder on your computer. Open ${location.href} in Chrome or Edge.`,
  );
}

/** Shows the problems that the editor, which checks one form at a time, cannot see. */
function showProblems(problems: string[]) {
  const box = document.querySelector<HTMLElement>("#problems");
  if (!box) return;
  box.hidden = problems.length === 0;
  box.textContent = ["The site cannot be built until this is fixed:", ...problems].join("\n");
}

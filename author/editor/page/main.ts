// The page that npm run edit opens.
if ("showDirectoryPicker" in window) {
  const { default: CMS } = await import("@sveltia/cms");
  const config = await (await fetch("/config.json")).json();
  CMS.init({ config });
  const messages = new EventSource("/messages");
  messages.addEventListener("problems", ({ data }) => showProblems(JSON.parse(data)));
  messages.addEventListener("change", ({ data }) => showChange(JSON.parse(data)));
} else {
  document.body.append(
    `This browser cannot open a folder on your computer. Open ${location.href} in Chrome or Edge.`,
  );
}

/** Shows the problems that the editor, which checks one form at a time, cannot see. */
function showProblems(problems: string[]) {
  const lines = ["The site cannot be built until this is fixed:", ...problems];
  show("problems", problems.length > 0 ? lines.join("\n") : "");
}

const changed = new Set<string>();

/** Stays until the page is reloaded, because the editor reads the files only then. */
function showChange(file: string) {
  changed.add(`${file} was changed outside the editor.`);
  show("change", [...changed, "Reload this page before you save."].join("\n"));
}

function show(id: string, text: string) {
  const box = document.getElementById(id);
  if (!box) return;
  box.hidden = text === "";
  box.textContent = text;
}

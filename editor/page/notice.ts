/** A changed content file, its text (a deleted file has none) and the problems of all content. */
interface Change {
  file: string;
  text?: string;
  problems: string[];
}

/**
 * Shows a notice with the files that something other than this page has changed, because the editor
 * reads files once and its next save overwrites later changes, and with problems that the editor
 * cannot see, such as an id that another file uses.
 */
export function showNotices() {
  const written = watchOwnWrites();
  const known = new Map<string, string>();
  const changed = new Set<string>();
  new EventSource("/changes").onmessage = ({ data }: MessageEvent<string>) => {
    const { file, text = removed(file), problems }: Change = JSON.parse(data);
    const isKnown = written.delete(text) || known.get(file) === text;
    known.set(file, text);
    if (!isKnown) changed.add(file);
    show("changed-files", [...changed].join(", "));
    show("problems", problems.join("\n"));
  };
  document.querySelector("#notice button")?.addEventListener("click", () => location.reload());
}

/**
 * Records each text that this page itself writes, so that the change is not shown as someone else's;
 * the caller deletes the record once the server has reported the change.
 */
function watchOwnWrites() {
  const written = new Set<string>();
  const watch = (prototype: object, method: string, textOf: (value: unknown) => string) => {
    const original = Reflect.get(prototype, method);
    Reflect.set(prototype, method, function (this: unknown, ...args: unknown[]) {
      written.add(textOf(args[0]));
      return original.apply(this, args);
    });
  };
  watch(FileSystemWritableFileStream.prototype, "write", String);
  watch(FileSystemDirectoryHandle.prototype, "removeEntry", (name) => removed(String(name)));
  return written;
}

/** Used as the text of a deleted file. */
function removed(file: string) {
  return `removed: ${file.slice(file.lastIndexOf("/") + 1)}`;
}

/** Shows a paragraph of the notice, or hides it if there is nothing to report. */
function show(id: string, text: string) {
  const element = document.querySelector(`#${id}`);
  if (!element?.parentElement) return;
  element.textContent = text;
  element.parentElement.hidden = text === "";
}

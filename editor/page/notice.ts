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
    showNotice([...changed].join(", "), problems);
  };
}

/** Records each text that this page writes; the caller removes it once the server reports it. */
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

/** Stands in for the text of a deleted file. */
function removed(file: string) {
  return `removed: ${file.slice(file.lastIndexOf("/") + 1)}`;
}

function showNotice(changedFiles: string, problems: string[]) {
  const notice = document.querySelector("#notice") ?? document.createElement("div");
  notice.id = "notice";
  notice.role = "alert";
  notice.replaceChildren();
  if (changedFiles) {
    const reload = document.createElement("button");
    reload.textContent = "Reload";
    reload.onclick = () => location.reload();
    notice.append(
      `${changedFiles} was changed outside the editor. Reload before you go on, or your next save overwrites it. `,
      reload,
      "\n",
    );
  }
  if (problems.length > 0)
    notice.append(`The site cannot be built until this is fixed:\n${problems.join("\n")}`);
  if (notice.hasChildNodes()) document.body.append(notice);
  else notice.remove();
}

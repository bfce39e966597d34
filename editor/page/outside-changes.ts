/* The editor reads the files once; its next save overwrites later changes by other programs. */

/** A content file and its text; a deleted file has none. */
type Change = [file: string, text?: string];

/** Shows a notice with the files that something other than this page has changed. */
export function noticeOutsideChanges() {
  const written = watchOwnWrites();
  const known = new Map<string, string>();
  const changed = new Set<string>();
  new EventSource("/changes").onmessage = ({ data }: MessageEvent<string>) => {
    const [file, text = removed(file)]: Change = JSON.parse(data);
    const isKnown = written.delete(text) || known.get(file) === text;
    known.set(file, text);
    if (isKnown) return;
    changed.add(file);
    showNotice([...changed].join(", "));
  };
}

/** The texts that this page has written, until the server reports them. */
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

function showNotice(files: string) {
  const notice = document.querySelector("#outside-changes") ?? document.createElement("div");
  const reload = document.createElement("button");
  reload.textContent = "Reload";
  reload.onclick = () => location.reload();
  notice.id = "outside-changes";
  notice.role = "alert";
  notice.replaceChildren(
    `${files} was changed outside the editor. Reload before you go on, or your next save overwrites it. `,
    reload,
  );
  document.body.append(notice);
}

/* The editor reads the files once. What others change after that, its next save would overwrite. */

/** In Chrome, though not yet in the types. */
type FileHandle = FileSystemFileHandle & {
  move?: (folder: FileSystemDirectoryHandle, name: string) => Promise<void>;
};

/** How long after a write of its own the page still hears of it. */
const ECHO_MS = 3000;

/** Says which files were changed by anything but this page. */
export function noticeOutsideChanges() {
  const written = watchOwnWrites();
  const changed = new Set<string>();
  new EventSource("/changes").onmessage = ({ data: file }: MessageEvent<string>) => {
    const writtenAt = written.get(file.slice(file.lastIndexOf("/") + 1)) ?? -ECHO_MS;
    if (performance.now() - writtenAt < ECHO_MS) return;
    changed.add(file);
    showNotice([...changed].join(", "));
  };
}

/** When this page last wrote or removed a file, by the file's name. */
function watchOwnWrites() {
  const written = new Map<string, number>();
  const note = async <T>(name: string, change: Promise<T>) => {
    written.set(name, Number.POSITIVE_INFINITY); // for as long as it takes
    return change.finally(() => written.set(name, performance.now()));
  };
  const file: FileHandle = FileSystemFileHandle.prototype;
  const folder = FileSystemDirectoryHandle.prototype;
  const { createWritable, move } = file;
  const { removeEntry } = folder;
  file.createWritable = function (options) {
    return note(this.name, createWritable.call(this, options));
  };
  if (move) {
    file.move = function (folder, name) {
      return note(name, move.call(this, folder, name));
    };
  }
  folder.removeEntry = function (name, options) {
    return note(name, removeEntry.call(this, name, options));
  };
  return written;
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

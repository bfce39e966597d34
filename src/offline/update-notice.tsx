import { lazyWhenIdle } from "../runtime/lazy-when-idle.tsx";

const UpdateButtons = lazyWhenIdle(() =>
  import("./update-buttons.tsx").then((m) => m.UpdateButtons),
);

/** Announces a newer version of the site. */
export function UpdateNotice() {
  return (
    <div className="notice update-notice" role="status" tabIndex={-1}>
      <UpdateButtons />
    </div>
  );
}

import { lazyWhenIdle } from "../runtime/lazy-when-idle.tsx";
import { UPDATE_NOTICE_ID } from "../shared/names.ts";

const UpdateButtons = lazyWhenIdle(() =>
  import("./update-buttons.tsx").then((m) => m.UpdateButtons),
);

/** Announces a newer version of the site. */
export function UpdateNotice() {
  return (
    <div id={UPDATE_NOTICE_ID} className="notice update-notice" role="status" tabIndex={-1}>
      <UpdateButtons />
    </div>
  );
}

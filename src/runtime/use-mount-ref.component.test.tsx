import { render } from "vitest-browser-react";
import { useMountRef } from "./use-mount-ref";

test("ends an effect once the page without it is painted", async () => {
  let signal: AbortSignal | undefined;
  const Effect = () => (
    <p
      ref={useMountRef((_, mounted) => {
        signal = mounted;
      })}
    />
  );
  const { unmount } = await render(<Effect />);
  await unmount();
  expect(signal).toHaveProperty("aborted", false);
  await vi.waitFor(() => expect(signal).toHaveProperty("aborted", true));
});

import { type ComponentProps, useCallback, useState } from "react";
import { Picture } from "./picture";

/** A picture that shows books; when it cannot be loaded, a book emoji takes its room. */
export function BookPicture(props: Omit<ComponentProps<typeof Picture>, "ref" | "onError">) {
  const [failed, setFailed] = useState(false);
  // An image that failed before hydration sends its error to nobody: look at it on arrival.
  const look = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setFailed(true);
  }, []);

  if (!failed) return <Picture {...props} ref={look} onError={() => setFailed(true)} />;
  const { picture, alt } = props;
  return (
    <span
      className="book-emoji"
      style={{ aspectRatio: picture.width / picture.height }}
      {...(alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true })}
    >
      📖
    </span>
  );
}

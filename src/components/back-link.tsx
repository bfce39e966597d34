import { Link } from "wouter";
import { Icon } from "./icon";

/** The quiet way home on every page but home; `afresh` loads the whole page anew. */
export function BackLink({ afresh = false }) {
  const Way = afresh ? "a" : Link;
  return (
    <Way className="back-link" href="/" data-dim="0.9">
      <Icon name="back" />
      Back to Books
    </Way>
  );
}

import { Link } from "wouter";
import { Icon } from "./icon";

/** The quiet way home on every page but home. */
export function BackLink() {
  return (
    <Link className="back" href="/" data-quiet="0.9">
      <Icon name="back" />
      Back to Books
    </Link>
  );
}

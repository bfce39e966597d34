import { Icon } from "./icon";

/** A primary button that leaves the site in a new tab, and says so. */
export function ExternalLink({ href, children }: { href: string; children: string }) {
  return (
    <a className="button button--primary" href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <Icon name="external" />
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}

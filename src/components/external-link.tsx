import { Icon } from "./icon.tsx";

export function ExternalLink({ href, children }: { href: string; children: string }) {
  return (
    <a className="button button--primary" href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <Icon name="external" />
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}

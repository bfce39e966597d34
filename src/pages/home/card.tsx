import type { ReactNode } from "react";
import { Icon } from "../../components/icon.tsx";
import type { PagePath } from "../all-pages.data.ts";

interface CardProps {
  href: PagePath; // the type cannot check that a book exists
  kind: "book" | "shelf" | "plain"; // "shelf" shows all books; "plain" is text beside an icon
  className?: string;
  picture: ReactNode;
  title: ReactNode;
  subtitle?: string | undefined;
}

export function Card({ href, kind, className = "", picture, title, subtitle }: CardProps) {
  return (
    <li className={`card card--${kind} surface pressable ${className}`.trim()}>
      <a href={href} data-moves-with={kind === "book" ? href : undefined}>
        {picture}
        <div className="card-text">
          <h2>{title}</h2>
          <p className="card-footer">
            <span className="mono">{subtitle}</span>
            <Icon name="arrow-right" className="link-arrow" />
          </p>
        </div>
      </a>
    </li>
  );
}

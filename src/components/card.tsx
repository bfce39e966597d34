import type { ReactNode } from "react";
import { Link } from "wouter";
import { Icon } from "./icon";

interface CardProps {
  href: string;
  className: string;
  picture: ReactNode;
  title: ReactNode;
  subtitle?: string | undefined;
}

/** One entry of the home page: all of it is a link. */
export function Card({ href, className, picture, title, subtitle }: CardProps) {
  return (
    <li className={`card ${className}`}>
      <Link href={href}>
        {picture}
        <div className="card-words">
          <h2 data-shared="title">{title}</h2>
          <p className="card-foot">
            <span className="signal">{subtitle}</span>
            <Icon name="forward" className="go" />
          </p>
        </div>
      </Link>
    </li>
  );
}

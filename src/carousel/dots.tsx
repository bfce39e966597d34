import type { KeyboardEvent } from "react";
import { tabAfterKey } from "./tab-after-key";

interface DotsProps {
  names: string[];
  shown: number;
  slideId: (index: number) => string;
  onChoose: (index: number) => void;
}

/** One dot for each slide: tabs, with one stop for the Tab key and arrows between them. */
export function Dots({ names, shown, slideId, onChoose }: DotsProps) {
  function followKey(event: KeyboardEvent<HTMLElement>) {
    const next = tabAfterKey(event, shown, names.length);
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next);
    event.currentTarget.querySelectorAll("button")[next]?.focus();
  }

  return (
    <div
      className="carousel-dots"
      role="tablist"
      aria-label="Choose slide to display"
      onKeyDown={followKey}
    >
      {names.map((name, index) => (
        <button
          key={name}
          type="button"
          role="tab"
          aria-label={name}
          aria-selected={index === shown}
          aria-controls={slideId(index)}
          tabIndex={index === shown ? 0 : -1}
          onClick={() => onChoose(index)}
        />
      ))}
    </div>
  );
}

import { loadWhenIdle } from "../../runtime/load-when-idle.ts";
import { mountRef } from "../../runtime/mount-ref.ts";

const LONG_WORD = /\S{9}/; // wider than a phone at the usual size

const ref = mountRef(mount);

/** Split into letters at build time, so that every browser splits alike. */
type Sentences = Record<"title" | "tagline", string[]>;

/** A heading that types title and tagline in turn; its accessible name is always the title. */
export function TypingHeading({ title, tagline }: Sentences) {
  const hasLongWord = LONG_WORD.test(title.join(""));
  return (
    <>
      <h1 tabIndex={-1} data-backdrop-dim="0.62" data-long-word={hasLongWord || undefined}>
        <span className="visually-hidden">{title.join("")}</span>
        <span className="typing" aria-hidden="true" ref={ref}>
          <span dir="auto">{title.map(letterSpan)}</span>
          <em dir="auto">{tagline.map(letterSpan)}</em>
        </span>
      </h1>
      <p className="typing-tagline" data-backdrop-dim="0.62">
        {tagline.join("")}
      </p>
    </>
  );
}

async function mount(element: Element, signal: AbortSignal) {
  const effect = await loadWhenIdle(() => import("./mount.ts"), signal);
  effect?.mountTyping(element, signal);
}

function letterSpan(letter: string, place: number) {
  return (
    <span key={place} data-letter={letter}>
      {letter}
    </span>
  );
}

import { loadWhenIdle } from "../../runtime/load-when-idle";
import { useMount } from "../../runtime/use-mount";

/** A heading that types the title and the tagline in turn; its name is the title throughout. */
export function TypingHeading({ title, tagline }: { title: string; tagline: string }) {
  return (
    <>
      <h1 tabIndex={-1} data-quiet="0.62">
        <span className="visually-hidden">{title}</span>
        <span className="typing" aria-hidden="true" ref={useMount(mount)}>
          <span data-tagline={tagline}>{lettersOf(title)}</span>
          <em>{lettersOf(tagline)}</em>
        </span>
      </h1>
      <p className="visually-hidden">{tagline}</p>
    </>
  );
}

async function mount(element: Element, signal: AbortSignal) {
  const effect = await loadWhenIdle(() => import("./mount"), signal);
  effect?.mountTyping(element, signal);
}

/** Each letter on its own, by code point, so that emoji are not cut in half. */
function lettersOf(sentence: string) {
  return [...sentence].map((letter, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the letters of a sentence never change places
    <span key={place} data-letter={letter}>
      {letter}
    </span>
  ));
}

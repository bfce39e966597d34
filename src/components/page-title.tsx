const LONG_WORD = /[^\s-]{13}/; // wider than a phone at the usual size

/** A page's heading; a word that may be wider than a phone makes it smaller. */
export function PageTitle({ children }: { children: string }) {
  const hasLongWord = LONG_WORD.test(children) || undefined;
  return (
    <h1 className="page-title" tabIndex={-1} data-long-word={hasLongWord} data-backdrop-dim="0.9">
      {children}
    </h1>
  );
}

interface Named {
  readonly id: string;
}

/** Which of `quotes` a location's `hash` names: its index, or nothing. */
export function quoteNamed(hash: string, quotes: readonly Named[]) {
  const id = decoded(hash.replace(/^#/, ""));
  const index = quotes.findIndex((quote) => quote.id === id);
  return index === -1 ? undefined : index;
}

/** The fragment that opens `quote`. */
export function fragmentOf(quote: Named) {
  return `#${encodeURIComponent(quote.id)}`;
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a lone % is nobody's quote, but no reason to fail either
  }
}

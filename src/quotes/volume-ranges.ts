interface Counted {
  /** How many quotes it has. */
  readonly count: number;
}

/** Where a volume's quotes lie among those of its collection, counted from 0. */
export interface VolumeRange<V> {
  readonly volume: V;
  readonly first: number;
  readonly last: number;
}

/** The ranges of a collection's volumes, in order; a volume without quotes has none. */
export function rangesOf<V extends Counted>(volumes: readonly V[]): VolumeRange<V>[] {
  let first = 0;
  return volumes.flatMap((volume) => {
    const range = { volume, first, last: first + volume.count - 1 };
    first += volume.count;
    return volume.count > 0 ? [range] : [];
  });
}

/** The range that the quote at `index` lies in. */
export function rangeAt<V>(ranges: readonly VolumeRange<V>[], index: number) {
  return ranges.find(({ last }) => index <= last);
}

/** A range as readers count, such as "31–60". */
export function rangeText({ first, last }: VolumeRange<unknown>) {
  return first === last ? `${first + 1}` : `${first + 1}–${last + 1}`;
}

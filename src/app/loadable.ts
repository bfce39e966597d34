import { use } from "react";

/** Something that loads once and afterwards renders without waiting. */
export interface Loadable<T> {
  load: () => Promise<T>;
  isHere: () => boolean;
  /** Call while rendering: suspends only when nobody called `load` in time; throws why it failed. */
  read: () => T;
}

export function loadable<T>(start: () => Promise<T>): Loadable<T> {
  let value: { is: T } | undefined;
  let loading: Promise<T> | undefined;
  let failure: { is: unknown } | undefined;

  const load = () => {
    failure = undefined;
    loading ??= start().then(
      (is) => {
        value = { is };
        return is;
      },
      (reason) => {
        loading = undefined; // a failed load may be tried again
        failure = { is: reason }; // but not by rendering, which would try for ever
        throw reason;
      },
    );
    return loading;
  };
  const read = () => {
    if (failure) throw failure.is;
    return value ? value.is : use(load());
  };
  return { load, read, isHere: () => value !== undefined };
}

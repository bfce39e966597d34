import { use } from "react";

/** Something that loads once and afterwards renders without waiting. */
export interface Loadable<T> {
  load: () => Promise<T>;
  /** Call while rendering: suspends only when nobody called `load` in time. */
  read: () => T;
}

export function loadable<T>(start: () => Promise<T>): Loadable<T> {
  let value: { is: T } | undefined;
  let loading: Promise<T> | undefined;

  const load = () => {
    loading ??= start().then(
      (is) => {
        value = { is };
        return is;
      },
      (reason) => {
        loading = undefined; // a failed load may be tried again
        throw reason;
      },
    );
    return loading;
  };
  return { load, read: () => (value ? value.is : use(load())) };
}

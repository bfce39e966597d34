/** Index access without the `undefined` of noUncheckedIndexedAccess; only for indexes in range. */
export function uncheckedAt(numbers: ArrayLike<number>, index: number) {
  return numbers[index] as number;
}

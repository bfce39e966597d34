/** The number at a place that is known to exist: TypeScript cannot know an array's length. */
export function at(numbers: ArrayLike<number>, index: number) {
  return numbers[index] as number;
}

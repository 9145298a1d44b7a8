/** The middle of the sorted figures; of an even number the mean of the two in the middle, and NaN of none. */
export function median(all: readonly number[]): number {
  const sorted = all.toSorted((a, b) => a - b)
  const [lower = NaN, upper = NaN] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return (lower + upper) / 2
}

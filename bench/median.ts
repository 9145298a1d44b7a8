/** The median; for an even number the mean of the two middle figures, and NaN for none. */
export function median(all: readonly number[]): number {
  const sorted = all.toSorted((a, b) => a - b)
  const [lower = NaN, upper = NaN] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return (lower + upper) / 2
}

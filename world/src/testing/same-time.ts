/** Milliseconds of two paths, measured alternately. */
type Samples = { readonly one: readonly number[]; readonly other: readonly number[] }
type Difference = { readonly t: number; readonly effect: number }

const mean = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0) / all.length
const variance = (all: readonly number[]): number =>
  all.reduce((sum, each) => sum + (each - mean(all)) ** 2, 0) / (all.length - 1)
/** Drops the slowest fifth, in which the machine did other work. */
const withoutSlowest = (all: readonly number[]): readonly number[] =>
  all.toSorted((a, b) => a - b).slice(0, Math.ceil(all.length * 0.8))

/** Welch's t, and the distance of the means in units of the pooled deviation. */
function differenceOf({ one, other }: Samples): Difference {
  const [a, b] = [withoutSlowest(one), withoutSlowest(other)]
  const apart = mean(a) - mean(b)
  const [va, vb] = [variance(a), variance(b)]
  return { t: apart / Math.sqrt(va / a.length + vb / b.length), effect: apart / Math.sqrt((va + vb) / 2) }
}

/** Samples of each path in one round. */
const PAIRS = 30
const ROUNDS = 3

/**
 * True if two paths take different times, so that an outsider could distinguish them. A round takes thirty samples of
 * each alternately, with changing order within a pair, so that a slow machine affects both. It detects a difference if
 * Welch's t exceeds 4 and the means differ by more than half a deviation. By chance, t does so once in ten thousand
 * rounds. Only three rounds of new samples in the same direction count. A busy machine does not cause that; an omitted
 * step always does.
 */
export async function takesDifferentTime(
  one: () => Promise<number>,
  other: () => Promise<number>,
): Promise<Difference | undefined> {
  let last: Difference | undefined
  for (let round = 0; round < ROUNDS; round += 1) {
    const difference = differenceOf(await alternate(one, other))
    const isApart = Math.abs(difference.t) > 4 && Math.abs(difference.effect) > 0.5
    if (!isApart || (last !== undefined && last.t * difference.t < 0)) return undefined
    last = difference
  }
  return last
}

async function alternate(one: () => Promise<number>, other: () => Promise<number>): Promise<Samples> {
  const samples = { one: [] as number[], other: [] as number[] }
  const ways = { one, other }
  for (let pair = 0; pair < PAIRS; pair += 1)
    for (const way of pair % 2 === 0 ? (['one', 'other'] as const) : (['other', 'one'] as const))
      samples[way].push(await ways[way]())
  return samples
}

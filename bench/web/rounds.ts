import { median } from '../median.ts'
import type { Site } from './site.ts'

export type Figures = Readonly<Record<string, number>>
export type Sides<T> = { readonly before: T; readonly after: T }
export type Subject = { readonly name: string; readonly measure: (site: Site) => Promise<Figures> }

type Spread = { readonly median: number; readonly min: number; readonly max: number }
/** `ratio` is the median of the rounds' ratios after / before, to two decimals; undefined if there are too few rounds. */
export type Comparison = Sides<Spread> & { readonly ratio: number | undefined }

export const FEWEST_PAIRS = 3
const TRIES = 3

/**
 * Measures each subject on both sites, one directly after the other, in every round. The order changes each round, so that
 * neither site always goes second. The first round is a warm-up and is dropped.
 */
export async function interleave(
  subjects: readonly Subject[],
  { before, after }: Sides<Site>,
  rounds: number,
): Promise<ReadonlyMap<string, readonly Sides<Figures>[]>> {
  const pairs = new Map<string, Sides<Figures>[]>(subjects.map(({ name }) => [name, []]))
  for (let round = 0; round <= rounds; round += 1)
    for (const { name, measure } of subjects) {
      const pair = await measurePair({ before, after }, measure, round % 2 === 1)
      console.log(`round ${round} of ${rounds}, ${name}: ${JSON.stringify(pair)}`)
      if (round > 0) pairs.get(name)?.push(pair)
    }
  return pairs
}

async function measurePair(
  { before, after }: Sides<Site>,
  measure: Subject['measure'],
  isAfterFirst: boolean,
): Promise<Sides<Figures>> {
  if (!isAfterFirst) return { before: await measureAlone(before, measure), after: await measureAlone(after, measure) }
  const first = await measureAlone(after, measure)
  return { before: await measureAlone(before, measure), after: first }
}

/** Measures one site while the other is paused. Retries failed measurements, as a browser sometimes returns no trace. */
export async function measureAlone<T>(site: Site, measure: (site: Site) => Promise<T>): Promise<T> {
  await site.resume()
  try {
    for (let attempt = 1; attempt < TRIES; attempt += 1)
      try {
        return await measure(site)
      } catch (error) {
        console.error(`attempt ${attempt} of ${TRIES} failed:`, error)
      }
    return await measure(site)
  } finally {
    site.pause()
  }
}

export function compare(pairs: readonly Sides<Figures>[], figure: string): Comparison {
  const of = (side: keyof Sides<Figures>): number[] => pairs.map((pair) => pair[side][figure] ?? Number.NaN)
  const ratios = pairs.map(({ before, after }) => quotient(after[figure], before[figure]))
  return {
    before: spread(of('before')),
    after: spread(of('after')),
    ratio: pairs.length < FEWEST_PAIRS ? undefined : Math.round(median(ratios) * 100) / 100,
  }
}

const spread = (all: readonly number[]): Spread => ({
  median: median(all),
  min: Math.min(...all),
  max: Math.max(...all),
})

/** Equal figures have the ratio 1, also when both are zero. */
export const quotient = (after = Number.NaN, before = Number.NaN): number => (after === before ? 1 : after / before)

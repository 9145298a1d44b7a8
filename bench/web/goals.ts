import { median } from '../median.ts'
import type { Load } from './first-load.ts'
import { type Comparison, compare, type Figures, type Sides } from './rounds.ts'

/** All measurements of a run, by the name of the page or screen. */
export type Measurements = {
  readonly sizes: ReadonlyMap<string, Sides<Load>>
  readonly pages: ReadonlyMap<string, readonly Sides<Figures>[]>
  readonly busy: readonly Sides<Figures>[]
  readonly list: readonly Sides<Figures>[]
}

type Result = 'met' | 'within noise' | 'missed' | 'not judged'
/** `before` is missing if `after` is a ratio. */
type Entry = { readonly name: string; readonly before?: string; readonly after: string; readonly result: Result }
/** One goal of the design, with an entry for each page that it concerns. */
export type Goal = { readonly text: string; readonly entries: readonly Entry[] }

const kb = (bytes: number): number => Math.round(bytes / 100) / 10
const entry = (name: string, before: number, after: number, isMet: boolean): Entry => ({
  name,
  before: String(before),
  after: String(after),
  result: isMet ? 'met' : 'missed',
})

export const goalsOf = (measured: Measurements): Goal[] => [
  ...relative(measured.pages),
  ...sizes(measured.sizes),
  ...absolute(measured.pages),
  ...busy(measured.busy),
]

function relative(pages: Measurements['pages']): Goal[] {
  const judged = (figure: string, judge: (compared: Comparison) => Result): Entry[] =>
    [...pages].map(([name, pairs]) => {
      const compared = compare(pairs, figure)
      return { ...ratioEntry(name, compared.ratio), result: judge(compared) }
    })
  const ratios = [...pages.values()].map((pairs) => compare(pairs, 'tbt').ratio).filter((ratio) => ratio !== undefined)
  const middle = ratios.length === 0 ? undefined : median(ratios)
  return [
    { text: 'TBT ≤ 0.85× of the commit before', entries: judged('tbt', (it) => atMost(0.85, it)) },
    {
      text: 'TBT ≤ 0.7× in the median of the pages',
      entries: [{ ...ratioEntry('median', middle), result: verdict(middle, 0.7) }],
    },
    { text: 'LCP no worse', entries: judged('lcp', noWorse) },
    { text: 'INP no worse', entries: judged('inp', noWorse) },
    { text: 'CLS no worse', entries: judged('cls', noWorse) },
  ]
}

const ratioEntry = (name: string, ratio: number | undefined): Omit<Entry, 'result'> => ({
  name,
  after: ratio === undefined || !Number.isFinite(ratio) ? '–' : ratio.toFixed(2),
})

function verdict(ratio: number | undefined, limit: number): Result {
  if (ratio === undefined) return 'not judged'
  return ratio <= limit ? 'met' : 'missed'
}

/** Zero cannot become less, so a page that never blocks meets every ratio. */
const atMost = (limit: number, { after, ratio }: Comparison): Result =>
  after.max === 0 ? 'met' : verdict(ratio, limit)

/** A ratio above 1 is noise if the new median lies between the smallest and the largest of the old figures. */
function noWorse(compared: Comparison): Result {
  const result = atMost(1, compared)
  return result === 'missed' && compared.after.median <= compared.before.max ? 'within noise' : result
}

const isTrade = (name: string): boolean => name === 'trade'

function sizes(loads: Measurements['sizes']): Goal[] {
  const limited = (
    text: string,
    limit: number,
    bytes: (load: Load) => number,
    names: (name: string) => boolean,
  ): Goal => ({
    text: `${text} ≤ ${limit} kB`,
    entries: [...loads]
      .filter(([name]) => names(name))
      .map(([name, { before, after }]) => entry(name, kb(bytes(before)), kb(bytes(after)), kb(bytes(after)) <= limit)),
  })
  return [
    limited(
      'Initial JavaScript',
      215,
      ({ script }) => script,
      (name) => !isTrade(name),
    ),
    limited('JavaScript before the chart', 240, ({ script, chart }) => script - chart, isTrade),
    limited(
      'CSS',
      25,
      ({ style }) => style,
      () => true,
    ),
    limited(
      'Largest font',
      60,
      ({ largestFont }) => largestFont,
      () => true,
    ),
  ]
}

function absolute(pages: Measurements['pages']): Goal[] {
  const goal = (text: string, figure: string, isMet: (value: number) => boolean): Goal => ({
    text,
    entries: [...pages].map(([name, pairs]) => medians(name, compare(pairs, figure), isMet)),
  })
  return [
    goal('Lighthouse performance ≥ 95', 'performance', (it) => it >= 95),
    goal('Lighthouse accessibility 100', 'accessibility', (it) => it === 100),
    goal('Lighthouse best practices 100', 'bestPractices', (it) => it === 100),
    goal('Lighthouse SEO 100', 'seo', (it) => it === 100),
    goal('LCP ≤ 1,800 ms', 'lcp', (it) => it <= 1_800),
    goal('CLS ≤ 0.02', 'cls', (it) => it <= 0.02),
    goal('TBT ≤ 200 ms', 'tbt', (it) => it <= 200),
  ]
}

function busy(pairs: Measurements['busy']): Goal[] {
  const goal = (text: string, figure: string, isMet: (value: number) => boolean): Goal => ({
    text: `Busy trade screen: ${text}`,
    entries: [medians('trade', compare(pairs, figure), isMet)],
  })
  return [
    goal('≥ 58 frames/s', 'frames', (it) => it >= 58),
    goal('frame gap p99 ≤ 17 ms', 'gapP99', (it) => it <= 17),
    goal('INP ≤ 80 ms', 'inp', (it) => it <= 80),
    goal('no long task', 'longTasks', (it) => it === 0),
  ]
}

const medians = (name: string, { before, after }: Comparison, isMet: (value: number) => boolean): Entry =>
  entry(name, before.median, after.median, isMet(after.median))

import { cpus } from 'node:os'
import { BUSY_SECONDS } from './busy-trade.ts'
import { type Goal, goalsOf, type Measurements } from './goals.ts'
import { type Comparison, compare, FEWEST_PAIRS, quotient, type Sides } from './rounds.ts'

type Run = {
  readonly commits: Sides<string>
  readonly rounds: number
  readonly chromium: string
  /** Names of failed Lighthouse audits after the change, by page. */
  readonly faults: ReadonlyMap<string, ReadonlySet<string>>
}

const REASONS = '## Reasons for missed goals'
const pageFigures = {
  lcp: 'LCP ms',
  inp: 'INP ms',
  tbt: 'TBT ms',
  cls: 'CLS',
  fcp: 'FCP ms',
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best practices',
  seo: 'SEO',
}
const sizeFigures = { script: 'JavaScript', chart: 'JavaScript of the chart', style: 'CSS', font: 'fonts' }
const busyFigures = {
  changes: 'book changes/s',
  frames: 'frames/s',
  gapP99: 'frame gap p99 ms',
  inp: 'INP ms',
  longTasks: 'long tasks',
  emptyFrames: 'empty page: frames/s',
  emptyGapP99: 'empty page: frame gap p99 ms',
}
const listFigures = { longest: 'longest task ms' }

/** Returns the report. Reasons that people wrote into the `previous` report are kept. */
export function report(measured: Measurements, run: Run, previous: string): string {
  const goals = goalsOf(measured)
  return `# The browser

\`npm run bench:web -- --base ${run.commits.before} --rounds ${run.rounds}\` compares two production builds in Chromium on one machine.

- before: commit ${run.commits.before}
- after: commit ${run.commits.after}
- machine: ${cpus().length} cores (${cpus()[0]?.model ?? 'unknown'}), shared by world, browser and load
- versions: Node ${process.version}, Chromium ${run.chromium}
- rounds: ${run.rounds} after one warm-up; each round measures a page before, then after. The other world is paused meanwhile.

Each figure is the median, with minimum and maximum in brackets. The ratio is the median of the rounds' ratios after / before.${
    run.rounds < FEWEST_PAIRS ? ` A ratio needs ${FEWEST_PAIRS} rounds, so this run has none.` : ''
  }

## Goals

| goal | before | after | result |
| --- | --- | --- | --- |
${goals.map(goalRow).join('\n')}

"Within noise" means: the ratio is above 1, but the median after is not above the largest figure before.

## Pages: Lighthouse, mobile profile; INP of one tap right after load, processor slowed four times

${table('page', measured.pages, pageFigures)}

${[...run.faults].map(([name, faults]) => `- ${name}: ${faults.size === 0 ? 'no failed audit' : [...faults].join('; ')}`).join('\n')}

## First load: kB, scripts and styles gzipped, fonts as sent

${sizeTable(measured.sizes)}

A size is the same in every round, so it is measured once and its ratio needs no rounds.

## Screens: trade while its book changes (${BUSY_SECONDS} s a round), list of 500 products

${table('screen', new Map([['trade', measured.busy]]), busyFigures)}
${rows('list', measured.list, listFigures)}

${reasons(goals, previous)}`
}

const goalRow = ({ text, entries }: Goal): string => {
  const values = (side: 'before' | 'after'): string =>
    entries.flatMap((each) => (each[side] === undefined ? [] : [`${each.name} ${each[side]}`])).join(', ') || '–'
  const results = [...new Set(entries.map(({ result }) => result))].filter((result) => result !== 'met')
  const named = results.map(
    (result) =>
      `${result}: ${entries
        .filter((each) => each.result === result)
        .map(({ name }) => name)
        .join(', ')}`,
  )
  return `| ${text} | ${values('before')} | ${values('after')} | ${named.length === 0 ? 'met' : named.join('; ')} |`
}

const table = (kind: string, all: Measurements['pages'], figures: Readonly<Record<string, string>>): string =>
  [
    `| ${kind} | figure | before | after | ratio |\n| --- | --- | --- | --- | --- |`,
    ...[...all].map(([name, pairs]) => rows(name, pairs, figures)),
  ].join('\n')

const rows = (name: string, pairs: Measurements['busy'], figures: Readonly<Record<string, string>>): string =>
  Object.entries(figures)
    .map(([figure, title]) => {
      const compared = compare(pairs, figure)
      return `| ${name} | ${title} | ${spread(compared.before)} | ${spread(compared.after)} | ${ratio(compared.ratio)} |`
    })
    .join('\n')

const sizeTable = (sizes: Measurements['sizes']): string =>
  [
    '| page | file type | before | after | ratio |\n| --- | --- | --- | --- | --- |',
    ...[...sizes].flatMap(([name, { before, after }]) => {
      const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
      return Object.entries(sizeFigures)
        .filter(([figure]) => figure !== 'chart' || name === 'trade')
        .map(([figure, title]) => {
          const [oldBytes, newBytes] = [old.get(figure), now.get(figure)]
          return `| ${name} | ${title} | ${kb(oldBytes)} | ${kb(newBytes)} | ${ratio(quotient(newBytes, oldBytes))} |`
        })
    }),
  ].join('\n')

const kb = (bytes = Number.NaN): string => (bytes / 1_000).toFixed(1)
/** A figure that was zero before has no ratio. */
const ratio = (value: number | undefined): string =>
  value === undefined || !Number.isFinite(value) ? '–' : value.toFixed(2)
const spread = ({ median, min, max }: Comparison['before']): string => `${median} (${min}–${max})`

/** Keeps existing lines and adds one without a reason for each other missed goal. */
function reasons(goals: readonly Goal[], previous: string): string {
  const at = previous.indexOf(REASONS)
  const saved =
    at < 0
      ? []
      : previous
          .slice(at + REASONS.length)
          .split('\n')
          .filter((line) => line.startsWith('- '))
  const missed = goals.filter(({ entries }) => entries.some(({ result }) => result === 'missed'))
  const lines = missed.map(
    ({ text }) => saved.find((line) => line.startsWith(`- ${text}: `)) ?? `- ${text}: no reason given yet`,
  )
  return `${REASONS}\n\n${lines.length === 0 ? 'Every goal is met.' : lines.join('\n')}\n`
}

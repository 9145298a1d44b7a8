import { expect, test } from 'vitest'
import { HOUR_MS } from '#platform/clock/durations.ts'
import { amount } from '#books/money/amount.ts'
import { heldBack, isWithin, type Quote, rangeOf, type Step } from './agree.ts'

const now = new Date('2026-11-28T10:30:00Z')
const hoursAgo = (hours: number): Date => new Date(Date.UTC(2026, 10, 28, 10) - hours * HOUR_MS)
const steps: readonly Step[] = [
  { coin: undefined, ppm: 20_000, seconds: 3_600 },
  { coin: undefined, ppm: 50_000, seconds: 86_400 },
  { coin: 'SOL', ppm: 200_000, seconds: 86_400 },
]
const of = (first: bigint, second?: bigint): readonly Quote[] => [
  { feed: 'first', price: amount(first) },
  ...(second === undefined ? [] : [{ feed: 'second' as const, price: amount(second) }]),
]
const question = {
  coin: 'SGD',
  quotes: of(1_000_000n),
  sources: 1,
  tolerancePpm: 10_000,
  agreed: {
    price: amount(1_000_000n),
    hours: [{ hour: hoursAgo(0), low: amount(1_000_000n), high: amount(1_000_000n) }],
  },
  steps: { first: steps, second: steps },
  now,
}

test.each([
  ['agrees to a step of exactly the largest size up', { quotes: of(1_020_000n) }, undefined],
  ['holds back one unit more', { quotes: of(1_020_001n) }, 'step_too_large'],
  ['agrees to a step of exactly the largest size down', { quotes: of(980_393n) }, undefined],
  ['holds back one unit less', { quotes: of(980_392n) }, 'step_too_large'],
  ['uses the step of the coin before the general one', { coin: 'SOL', quotes: of(1_200_000n) }, undefined],
  ['holds back a first rate that only one source reports', { agreed: undefined }, 'no_agreed_rate'],
  [
    'agrees to a first rate of two sources',
    { agreed: undefined, sources: 2, quotes: of(10n ** 9n, 10n ** 9n) },
    undefined,
  ],
  ['holds back a rate of one source where two are set', { sources: 2 }, 'one_source'],
  ['agrees where two sources differ by the tolerance', { sources: 2, quotes: of(1_000_000n, 1_010_000n) }, undefined],
  ['holds back where they differ by more', { sources: 2, quotes: of(1_000_000n, 1_010_001n) }, 'sources_differ'],
  ['holds back a step that both sources make', { sources: 2, quotes: of(1_100_000n, 1_100_000n) }, 'step_too_large'],
] as const)('%s', (_name, changed, reason) => {
  expect(heldBack({ ...question, ...changed })).toBe(reason)
})

test('counts many small steps within the period of the largest step as one step', () => {
  const walked = (hours: number) => ({
    price: amount(1_019_000n),
    hours: [
      { hour: hoursAgo(hours), low: amount(1_000_000n), high: amount(1_000_000n) },
      { hour: hoursAgo(0), low: amount(1_019_000n), high: amount(1_019_000n) },
    ],
  })
  expect(heldBack({ ...question, agreed: walked(1), quotes: of(1_025_000n) })).toBe('step_too_large')
  expect(heldBack({ ...question, agreed: walked(2), quotes: of(1_025_000n) })).toBeUndefined()
})

test('applies the largest step of each source', () => {
  const narrow = { first: steps, second: [{ coin: undefined, ppm: 1_000, seconds: 3_600 }] }
  const twoSources = { ...question, sources: 2, quotes: of(1_000_000n, 1_001_001n) }
  expect(heldBack({ ...twoSources, steps: narrow })).toBe('step_too_large')
  expect(heldBack(twoSources)).toBeUndefined()
})

test('compares prices in both directions, and includes every price in a range', () => {
  expect([isWithin(amount(100n), amount(101n), 10_000), isWithin(amount(101n), amount(100n), 9_999)]).toEqual([
    true,
    false,
  ])
  expect(rangeOf(amount(5n), [amount(3n), amount(9n)])).toEqual({ low: 3n, high: 9n })
})

import { expect, test } from 'vitest'
import { apply } from '#trading/matching/apply.ts'
import { emptyBook } from '#trading/matching/book.ts'
import { orderFlags } from './kinds.ts'
import { prospectOf, slippagePpm } from './prospect.ts'

test.each(orderFlags.flatMap((flag) => [0, 4, 10].map((met) => [flag, met] as const)))(
  'predicts the same as the book for a %s order that meets %d of 10 lots',
  (flag, met) => {
    const book = emptyBook()
    const order = { kind: 'place', side: 1, price: 5, person: 1, flag: 'gtc' } as const
    if (met > 0) apply(book, { ...order, order: 1, lots: met })
    const events = apply(book, { ...order, order: 2, person: 2, side: 0, lots: 10, flag })
    const filled = events.reduce((sum, event) => sum + (event.kind === 'filled' ? event.lots : 0), 0)
    const ends = events.find((event) => event.kind === 'rested' || event.kind === 'canceled')
    const others = ends && (ends.kind === 'rested' ? 'rest' : 'dropped')
    expect(prospectOf(flag, 10, met)).toEqual({ lots: filled, ...(others && { others }) })
  },
)

test('predicts no trade for an order that waits for its stop', () =>
  expect(prospectOf('ioc', 10, 10, 'stop')).toEqual({ lots: 0, others: 'wait' }))

test.each([0, 4, 10])(
  'predicts that an order in an auction rests completely, although it meets %d of 10 lots',
  (met) => {
    const book = emptyBook()
    apply(book, { kind: 'turn', to: 'auction', reference: 5 })
    const order = { kind: 'place', side: 1, price: 5, person: 1, flag: 'gtc' } as const
    if (met > 0) apply(book, { ...order, order: 1, lots: met })
    const events = apply(book, { ...order, order: 2, person: 2, side: 0, lots: 10 })
    expect(events).toMatchObject([{ kind: 'rested', lots: 10 }])
    expect(prospectOf('gtc', 10, met, 'call')).toEqual({ lots: 0, others: 'rest' })
  },
)

test('measures slippage from the best price in both directions, rounded up', () => {
  expect(slippagePpm(100, 1_000n, 10)).toBe(0)
  expect(slippagePpm(100, 1_010n, 10)).toBe(10_000)
  expect(slippagePpm(100, 990n, 10)).toBe(10_000)
  expect(slippagePpm(3, 10n, 3)).toBe(111_112)
})

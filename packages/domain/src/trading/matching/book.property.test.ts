import fc from 'fast-check'
import { expect, test } from 'vitest'
import { apply } from './apply.ts'
import { depthOf, emptyBook, lotsAt, lotsLeft } from './book.ts'
import type { BookEvent, Command, SelfTrade } from './command.ts'
import { RandomCommands } from './random-commands.ts'
import { ReferenceBook } from './reference-book.ts'
import { firstDifference } from './compare-with-reference.ts'

const seed = fc.integer({ min: 0, max: 2 ** 31 - 1 })

// `npm run bench -- matching --prove` runs this with a million commands per seed.
test('gives the same events in the fast and the reference book', () =>
  fc.assert(
    fc.property(seed, (each) => {
      expect(firstDifference(each, 1_000)).toBeUndefined()
    }),
    { numRuns: 150 },
  ))

type Placed = Extract<Command, { kind: 'place' | 'market' }>
const modes: readonly SelfTrade[] = ['cancel_taker', 'cancel_maker', 'cancel_both', 'decrement']

/** Returns the orders that lose lots by an event: both of a fill, or the one that is cancelled or reduced. */
function losersOf(event: BookEvent): number[] {
  if (event.kind === 'filled') return [event.maker, event.taker]
  return event.kind === 'canceled' || event.kind === 'reduced' ? [event.order] : []
}

test('TRD-04 never trades a person with itself, and neither creates nor loses a lot', () =>
  fc.assert(
    fc.property(seed, fc.constantFrom(...modes), (each, selfTrade) => {
      const book = emptyBook({ selfTrade })
      const random = new RandomCommands(each)
      const placed = new Map<number, Placed>()
      const spent = new Map<number, bigint>()
      for (let count = 0; count < 800; count++) {
        const command = random.next()
        const events = apply(book, command)
        const taken = events[0]?.kind !== 'refused'
        if (taken && (command.kind === 'place' || command.kind === 'market')) placed.set(command.order, command)
        for (const event of events) {
          const losers = losersOf(event)
          expect(new Set(losers.map((order) => placed.get(order)!.person)).size).toBe(losers.length)
          for (const order of losers)
            spent.set(order, (spent.get(order) ?? 0n) + BigInt('lots' in event ? event.lots : 0))
        }
      }
      for (const [order, { lots }] of placed)
        expect((spent.get(order) ?? 0n) + BigInt(lotsLeft(book, order)), `order ${order}`).toBe(BigInt(lots))
    }),
    { numRuns: 40 },
  ))

test('keeps many prices and orders intact while the arrays grow', () => {
  const book = emptyBook()
  const slow = new ReferenceBook('cancel_taker', 'none')
  const applyToBoth = (command: Command): void => expect(apply(book, command)).toEqual(slow.apply(command))
  for (let order = 1; order <= 3_000; order++) {
    const price = 10_000 + ((order * 7_919) % 700) * (order % 2 === 0 ? 1 : -1)
    const until = order % 7 === 0 ? { until: order + 500 } : {}
    const side = order % 2 === 0 ? 1 : 0
    applyToBoth({ kind: 'place', order, person: order, side, price, lots: 1 + (order % 5), flag: 'gtc', ...until })
    if (order % 5 === 0) applyToBoth({ kind: 'cancel', order: order - 2 })
    if (order % 100 === 0) applyToBoth({ kind: 'expire', now: order })
  }
  for (const side of [0, 1] as const) expect(depthOf(book, side, Infinity)).toEqual(slow.depth(side))
  const [best] = depthOf(book, 0, 1)
  expect(lotsAt(book, 0, best!.price)).toBe(best!.lots)
  expect(lotsAt(book, 0, 5_000)).toBe(0)
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { emptyBook } from '@tessera/domain/trading/matching/book.ts'
import type { BookEvent, Command } from '@tessera/domain/trading/matching/command.ts'
import { apply } from '@tessera/domain/trading/matching/apply.ts'
import { depthOf } from '@tessera/domain/trading/matching/book.ts'
import { ReferenceBook } from '@tessera/domain/trading/matching/reference-book.ts'
import { touchedLevels } from '@tessera/domain/trading/matching/touched-levels.ts'
import { CANCEL, MARKET, sides } from '../matching/engine.ts'
import { Digest } from './digest.ts'
import { paths, type WorkloadName } from './price-paths.ts'
import { makeWorkload, type Workload } from './workload.ts'

const DEPTH = 100
const COMMANDS = 600
/** Levels that a command may touch besides the ones at which it trades. */
const TOUCHED = 4

const names = Object.keys(paths) as WorkloadName[]
const seed = fc.integer({ min: 1, max: 2 ** 31 - 1 })

function commandAt({ op, id, side, price, quantity }: Workload, at: number): Command {
  const order = id[at]!
  if (op[at] === CANCEL) return { kind: 'cancel', order }
  const terms = { order, person: order, side: sides[side[at]!]!, lots: quantity[at]! }
  return op[at] === MARKET ? { kind: 'market', ...terms } : { kind: 'place', ...terms, price: price[at]!, flag: 'gtc' }
}

function recordFills(events: readonly BookEvent[], digest: Digest): number {
  const fills = events.filter((event) => event.kind === 'filled')
  for (const { maker, lots, price } of fills) digest.add(maker, lots, price)
  return new Set(fills.map(({ price }) => price)).size
}

test.each(names)('%s: the paged ladder gives the trades of the bare one and the events of the slow book', (name) =>
  fc.assert(
    fc.property(seed, (each) => {
      const work = makeWorkload(name, DEPTH, COMMANDS, each)
      const book = emptyBook({ protection: 'none' })
      const slow = new ReferenceBook('cancel_taker', 'none')
      const digest = new Digest()
      for (let at = 0; at < work.warm + work.commands; at++) {
        const command = commandAt(work, at)
        const events = apply(book, command)
        expect(events).toEqual(slow.apply(command))
        recordFills(events, digest)
      }
      for (const side of sides) expect(depthOf(book, side, Infinity)).toEqual(slow.depth(side))
      expect([digest.trades, digest.lots, digest.text()]).toEqual([work.trades, work.lots, work.digest])
    }),
    { numRuns: 4 },
  ),
)

test.each(names)('%s: a command touches at most a constant number of levels besides those at which it trades', (name) =>
  fc.assert(
    fc.property(seed, (each) => {
      const work = makeWorkload(name, DEPTH * 5, COMMANDS, each)
      const book = emptyBook({ protection: 'none' })
      const touched = touchedLevels(book.resting.records)
      for (let at = 0; at < work.warm + work.commands; at++) {
        touched.clear()
        const traded = recordFills(apply(book, commandAt(work, at)), new Digest())
        expect(touched.size, `command ${at}`).toBeLessThanOrEqual(TOUCHED + traded)
      }
    }),
    { numRuns: 4 },
  ),
)

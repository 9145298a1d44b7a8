import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Side } from './command.ts'
import { Ladder } from './ladder.ts'
import { rankOf, Records } from './records.ts'
import { touchedLevels } from './touched-levels.ts'

// Prices within a page, at both ends of pages, on pages that share a cache entry, and up to the largest number.
const PAGE = 1024
const CACHED_TICKS = 256 * PAGE
const price = fc
  .oneof(
    fc.integer({ min: 0, max: 80 }),
    fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: -2, max: 2 })).map(([page, off]) => page * PAGE + off),
    fc
      .tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 3 }))
      .map(([at, off]) => at * CACHED_TICKS + off),
    fc.integer({ min: 0, max: 1 << 18 }),
    fc.maxSafeNat(),
  )
  .map((each) => Math.max(1, each))
const side = fc.constantFrom<Side>(0, 1)
const steps = fc.array(fc.record({ price, closes: fc.boolean(), again: fc.nat() }), { maxLength: 400, size: 'max' })

/** A ladder, and the same levels in a map by rank. */
class Pair {
  readonly levels = new Map<number, number>()
  readonly records = new Records()
  readonly ladder: Ladder
  constructor(of: Side) {
    this.ladder = new Ladder(of, this.records)
  }
  open(rank: number): void {
    this.levels.set(rank, this.ladder.openAt(rank))
  }
  close(rank: number): void {
    this.ladder.close(this.levels.get(rank)!)
    this.levels.delete(rank)
  }
  /** Opens the level of a rank, or closes one of the open levels. */
  apply({ rank, closes, again }: { rank: number; closes: boolean; again: number }): void {
    const open = [...this.levels.keys()]
    if (closes && open.length > 0) this.close(open[again % open.length]!)
    else this.open(rank)
  }
  sorted(): number[] {
    return [...this.levels.keys()].toSorted((a, b) => b - a)
  }
  walked(): number[] {
    const ranks: number[] = []
    for (let level = this.ladder.best; level !== 0; level = this.ladder.levelBelow(ranks.at(-1)!))
      ranks.push(this.records.rankOf(level))
    return ranks
  }
}

test('finds the best price and every next one as a sorted list does, on both sides and at any distance', () =>
  fc.assert(
    fc.property(side, steps, price, (of, all, any) => {
      const pair = new Pair(of)
      for (const each of all) {
        pair.apply({ ...each, rank: rankOf(of, each.price) })
        const best = Math.max(-Infinity, ...pair.levels.keys())
        expect(pair.records.rankOf(pair.ladder.best)).toBe(best)
      }
      const sorted = pair.sorted()
      expect(pair.walked()).toEqual(sorted)
      const rank = rankOf(of, any)
      const below = sorted.find((each) => each < rank)
      expect(pair.ladder.levelBelow(rank)).toBe(below === undefined ? 0 : pair.levels.get(below))
      expect(pair.ladder.levelAt(rank)).toBe(pair.levels.get(rank) ?? 0)
      for (const [each, level] of pair.levels) expect(pair.ladder.levelAt(each)).toBe(level)
    }),
    { numRuns: 200 },
  ))

test('has as many pages as there are pages with a level, and none without levels', () =>
  fc.assert(
    fc.property(side, steps, (of, all) => {
      const pair = new Pair(of)
      const pages = () => new Set([...pair.levels.keys()].map((rank) => Math.floor(rank / PAGE))).size
      for (const each of all) {
        pair.apply({ ...each, rank: rankOf(of, each.price) })
        expect(pair.ladder.pageCount).toBe(pages())
      }
      for (const rank of pair.sorted()) pair.close(rank)
      expect([pair.ladder.pageCount, pair.ladder.best]).toEqual([0, 0])
    }),
    { numRuns: 100 },
  ))

test('reuses removed pages, so that distant prices do not use up memory', () => {
  const pair = new Pair(0)
  for (let at = 0; at < 50_000; at++) {
    const rank = 1 + at * PAGE * 3
    pair.open(rank)
    pair.close(rank)
  }
  expect(pair.ladder.pageRoom).toBe(2)
})

test('reads or writes at most four levels to open or close one, whatever the prices', () =>
  fc.assert(
    fc.property(side, steps, (of, all) => {
      const pair = new Pair(of)
      const touched = touchedLevels(pair.records)
      for (const each of all) {
        touched.clear()
        pair.apply({ ...each, rank: rankOf(of, each.price) })
        expect(touched.size, `at price ${each.price}`).toBeLessThanOrEqual(4)
      }
    }),
    { numRuns: 100 },
  ))

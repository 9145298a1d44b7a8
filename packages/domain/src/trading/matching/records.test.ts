import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Records } from './records.ts'

// Few endings and many numbers make long chains, and there are more orders than the first capacity.
const number = fc
  .tuple(fc.integer({ min: 1, max: 2_000 }), fc.integer({ min: 0, max: 3 }))
  .map(([a, b]) => a * 4096 + b)
const step = fc.record({ number, at: fc.integer({ min: 0, max: 4 }), leaves: fc.boolean() })

test('finds each order by its number and in its queue from arrival to removal, whatever happens to its neighbours', () =>
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 3_000, size: 'max' }), (steps) => {
      const records = new Records()
      const levels = [100, 101, 102, 103, 104].map((rank) => records.allocateLevel(1, rank))
      const left: [number, number][] = []
      const here = new Map<number, { slot: number; level: number }>()
      for (const { number: each, at, leaves } of steps) {
        const known = here.get(each)
        if (known !== undefined && leaves) {
          here.delete(each)
          const remains = [...here.values()].some(({ level }) => level === known.level)
          left.push([records.freeOrder(known.slot), remains ? 0 : known.level])
        } else if (known === undefined) {
          const level = levels[at]!
          here.set(each, { slot: records.allocateOrder(each, 7, each + 1, level), level })
        }
      }
      for (const [actual, level] of left) expect(actual).toBe(level)
      for (const { number: each } of steps) expect(records.find(each)).toBe(here.get(each)?.slot ?? 0)
      for (const [at, level] of levels.entries()) {
        const queue = [...here].filter((it) => it[1].level === level).map(([each]) => each)
        const found: number[] = []
        for (let slot = records.nextOf(level); slot !== level; slot = records.nextOf(slot))
          found.push(records.numberOf(slot))
        expect(found).toEqual(queue)
        expect(records.lotsOf(level)).toBe(queue.reduce((sum, each) => sum + each + 1, 0))
        expect([records.rankOf(level), records.sideOf(level)]).toEqual([100 + at, 1])
      }
    }),
    { numRuns: 30 },
  ))

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Orders } from './orders.ts'

// Few endings and many numbers, so that chains grow long; more orders than there is room for at first.
const number = fc
  .tuple(fc.integer({ min: 1, max: 2_000 }), fc.integer({ min: 0, max: 3 }))
  .map(([a, b]) => a * 4096 + b)
const step = fc.record({ number, leaves: fc.boolean() })

test('each order is found by its number from when it comes until it goes, whatever its neighbours do', () =>
  fc.assert(
    fc.property(fc.array(step, { minLength: 1, maxLength: 3_000, size: 'max' }), (steps) => {
      const orders = new Orders()
      const here = new Map<number, number>()
      for (const each of steps) {
        const slot = here.get(each.number)
        if (slot !== undefined && each.leaves) {
          orders.give(slot)
          here.delete(each.number)
        } else if (slot === undefined) here.set(each.number, orders.take(each.number, 7, each.number + 1, 5, 0))
      }
      for (const { number: each } of steps) expect(orders.find(each)).toBe(here.get(each) ?? 0)
      for (const [each, slot] of here) {
        expect(orders.numberOf(slot)).toBe(each)
        expect(orders.lotsOf(slot)).toBe(each + 1)
        expect([orders.personOf(slot), orders.levelOf(slot)]).toEqual([7, 5])
      }
    }),
    { numRuns: 30 },
  ))

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PositionSet } from './position-set.ts'

const position = (size: number) => fc.oneof(fc.integer({ min: 0, max: size - 1 }), fc.integer({ min: 0, max: 31 }))
const steps = fc
  .constantFrom(32, 256, 1024, 4096, 32_768)
  .chain((size) =>
    fc.tuple(
      fc.constant(size),
      fc.array(fc.tuple(fc.boolean(), position(size))),
      fc.integer({ min: 0, max: size - 1 }),
    ),
  )

test('finds the same highest member, and the same highest below any position, as a plain set', () =>
  fc.assert(
    fc.property(steps, ([size, changes, at]) => {
      const marks = new PositionSet(size)
      const plain = new Set<number>()
      for (const [adds, each] of changes) {
        if (adds) marks.add(each)
        else marks.drop(each)
        if (adds) plain.add(each)
        else plain.delete(each)
      }
      expect(marks.highest()).toBe(Math.max(-1, ...plain))
      expect(marks.highestBelow(at)).toBe(Math.max(-1, ...[...plain].filter((each) => each < at)))
    }),
  ))

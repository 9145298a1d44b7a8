import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Marks } from './marks.ts'

const position = fc.oneof(fc.integer({ min: 0, max: 32_767 }), fc.integer({ min: 0, max: 70 }))

test('the highest member, and the highest below any position, are those of a plain set', () =>
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.boolean(), position)), position, (steps, at) => {
      const marks = new Marks()
      const plain = new Set<number>()
      for (const [adds, each] of steps) {
        if (adds) marks.add(each)
        else marks.drop(each)
        if (adds) plain.add(each)
        else plain.delete(each)
      }
      expect(marks.highest()).toBe(Math.max(-1, ...plain))
      expect(marks.highestBelow(at)).toBe(Math.max(-1, ...[...plain].filter((each) => each < at)))
    }),
  ))

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { differences } from './differ.ts'

const listed = (before: string[], after: string[]): string[] =>
  differences(before, after).map((each) =>
    each.is === 'changed' ? `${each.before}→${each.item}` : `${each.is} ${each.item}`,
  )

test('lists unchanged, added, removed and changed items', () => {
  expect(listed(['a', 'b', 'c'], ['a', 'x', 'c', 'd'])).toEqual(['same a', 'b→x', 'same c', 'added d'])
  expect(listed(['a', 'b'], ['b'])).toEqual(['removed a', 'same b'])
  expect(listed([], [])).toEqual([])
})

test('both lists can be rebuilt from their differences', () =>
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c')), fc.array(fc.constantFrom('a', 'b', 'c')), (before, after) => {
      const all = differences(before, after)
      const old = all.flatMap((e) => (e.is === 'changed' ? [e.before] : e.is === 'added' ? [] : [e.item]))
      expect(old).toEqual(before)
      expect(all.flatMap((e) => (e.is === 'removed' ? [] : [e.item]))).toEqual(after)
    }),
  ))

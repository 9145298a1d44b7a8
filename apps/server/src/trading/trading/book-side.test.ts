import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BookSide } from './book-side.ts'

const change = fc.record({ ticks: fc.integer({ min: 1, max: 30 }), lots: fc.integer({ min: 0, max: 5 }) })

test.each([
  ['buy', -1],
  ['sell', 1],
] as const)('keeps the levels of a %s side sorted, best first', (side, sign) => {
  fc.assert(
    fc.property(fc.array(change), fc.array(change), fc.integer({ min: 0, max: 31 }), (first, then, worst) => {
      const known = new Map(first.filter(({ lots }) => lots > 0).map(({ ticks, lots }) => [ticks, lots]))
      const book = new BookSide(
        side,
        [...known].map(([price, lots]) => ({ price, lots })),
      )
      for (const { ticks, lots } of then) {
        book.set(ticks, lots)
        if (lots === 0) known.delete(ticks)
        else known.set(ticks, lots)
      }
      const expected = [...known].toSorted(([a], [b]) => (a - b) * sign)
      expect(book.best(Infinity)).toEqual(expected)
      expect(book.best(3)).toEqual(expected.slice(0, 3))
      expect([...book.until(worst)]).toEqual(expected.filter(([ticks]) => (ticks - worst) * sign <= 0))
    }),
  )
})

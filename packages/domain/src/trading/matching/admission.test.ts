import { expect, test } from 'vitest'
import { apply } from './apply.ts'
import { depthOf, emptyBook } from './book.ts'
import type { Placement } from './command.ts'

const max = Number.MAX_SAFE_INTEGER
const plain: Placement = { kind: 'place', order: 1, person: 1, side: 0, price: 100, lots: 1, flag: 'gtc' }
const outcomeOf = (changed: Partial<Placement>): string => {
  const [event] = apply(emptyBook(), { ...plain, ...changed })
  return event?.kind === 'refused' ? event.objection : (event?.kind ?? 'nothing')
}

test.each([
  ['price', 1, 'rested'],
  ['price', max, 'rested'],
  ['price', max + 1, 'number_out_of_range'],
  ['price', 0, 'number_out_of_range'],
  ['price', -1, 'number_out_of_range'],
  ['price', 0.5, 'number_out_of_range'],
  ['price', NaN, 'number_out_of_range'],
  ['price', Infinity, 'number_out_of_range'],
  ['lots', max, 'rested'],
  ['lots', max + 1, 'number_out_of_range'],
  ['lots', 0, 'number_out_of_range'],
  ['lots', 1e20, 'number_out_of_range'],
  ['order', max, 'rested'],
  ['order', 0, 'number_out_of_range'],
  ['order', max + 1, 'number_out_of_range'],
  ['person', 2 ** 31 - 1, 'rested'],
  ['person', 2 ** 31, 'number_out_of_range'],
  ['until', 0, 'number_out_of_range'],
  ['until', max, 'rested'],
  ['stop', 0, 'number_out_of_range'],
  ['stop', max, 'waiting'],
] as const)('TRD-05 an order with a %s of %d is %s', (field, number, outcome) =>
  expect(outcomeOf({ [field]: number })).toBe(outcome),
)

test('TRD-07 keeps the total of resting and waiting lots of a side within the countable range', () => {
  const book = emptyBook()
  const place = (order: number, changed: Partial<Placement>) =>
    apply(book, { ...plain, order, person: order, ...changed })
  place(1, { lots: max - 10 })
  place(2, { lots: 6, stop: 200 })
  expect(place(3, { lots: 5 })).toEqual([{ kind: 'refused', order: 3, objection: 'side_too_large' }])
  expect(place(4, { lots: 4 })).toEqual([{ kind: 'rested', order: 4, lots: 4 }])
  expect(place(5, { side: 1, price: 101, lots: max })).toEqual([{ kind: 'rested', order: 5, lots: max }])
  expect(depthOf(book, 0, 9)).toEqual([{ price: 100, lots: max - 6 }])
})

test('rejects a used order number, and a refused command changes nothing', () => {
  const book = emptyBook()
  apply(book, { ...plain, order: 7 })
  expect(apply(book, { ...plain, order: 7 })).toEqual([{ kind: 'refused', order: 7, objection: 'order_number_used' }])
  expect(apply(book, { ...plain, order: 6 })).toEqual([{ kind: 'refused', order: 6, objection: 'order_number_used' }])
  apply(book, { ...plain, order: 9, price: 0 })
  expect(apply(book, { ...plain, order: 8 })).toEqual([{ kind: 'rested', order: 8, lots: 1 }])
})

test('rejects an auction with an invalid reference', () =>
  expect(apply(emptyBook(), { kind: 'turn', to: 'open', reference: NaN })).toEqual([
    { kind: 'refused', order: 0, objection: 'number_out_of_range' },
  ]))

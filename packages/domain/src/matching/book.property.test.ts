import fc from 'fast-check'
import { expect, test } from 'vitest'
import { apply, depthOf, emptyBook, lotsAt } from './book.ts'
import type { BookEvent, Command, Flag, Side } from './command.ts'
import { applySlowly, depthSlowly, emptyReferenceBook } from './reference-book.ts'

// Three of ten placements come from three accounts of one person, the others from persons of their own.
const person = fc.oneof(
  { weight: 3, arbitrary: fc.constant(1) },
  { weight: 7, arbitrary: fc.integer({ min: 2, max: 30 }) },
)
const flag = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Flag>('gtc') },
  { weight: 2, arbitrary: fc.constantFrom<Flag[]>('ioc', 'post_only') },
)
const placement = fc.record({
  person,
  side: fc.constantFrom<Side[]>(0, 1),
  price: fc.integer({ min: 90, max: 110 }),
  lots: fc.integer({ min: 1, max: 9 }),
  flag,
})
const step = fc.oneof({ weight: 7, arbitrary: placement }, { weight: 3, arbitrary: fc.nat(400) })
const story = fc.array(step, { minLength: 1, maxLength: 400 })

function commandsOf(
  steps: readonly (number | Omit<Extract<Command, { kind: 'place' }>, 'kind' | 'order'>)[],
): Command[] {
  let order = 0
  return steps.map((each) =>
    typeof each === 'number'
      ? { kind: 'cancel', order: (each % (order + 1)) + 1 }
      : { kind: 'place', order: ++order, ...each },
  )
}

test('the fast book and the obvious book tell the same story', () =>
  fc.assert(
    fc.property(story, (steps) => {
      const fast = emptyBook(4)
      const slow = emptyReferenceBook()
      for (const command of commandsOf(steps)) {
        expect(apply(fast, command)).toEqual(applySlowly(slow, command))
        for (const side of [0, 1] as const) expect(depthOf(fast, side, 1_000)).toEqual(depthSlowly(slow, side))
      }
    }),
    { numRuns: 150 },
  ))

const sides: readonly Side[] = [0, 1]

/** The orders that lose lots by an event: both of a fill, the one that is canceled. */
function partiesOf(event: BookEvent): number[] {
  if (event.kind === 'filled') return [event.maker, event.taker]
  return event.kind === 'canceled' ? [event.order] : []
}

test('TRD-04 one person never trades with itself, and no lot appears or is lost', () =>
  fc.assert(
    fc.property(story, (steps) => {
      const book = emptyBook(4)
      const placed = new Map<number, { person: number; lots: number }>()
      const spent = new Map<number, number>()
      const spend = (order: number, lots: number) => spent.set(order, (spent.get(order) ?? 0) + lots)
      for (const command of commandsOf(steps)) {
        if (command.kind === 'place') placed.set(command.order, command)
        for (const event of apply(book, command)) {
          const parties = partiesOf(event)
          const persons = parties.map((order) => placed.get(order)?.person)
          expect(new Set(persons).size).toBe(parties.length)
          for (const order of parties) spend(order, event.kind === 'missed' ? 0 : event.lots)
        }
      }
      const resting = sides.flatMap((side) => depthOf(book, side, 1_000)).reduce((sum, level) => sum + level.lots, 0)
      const all = [...placed.values()].reduce((sum, order) => sum + order.lots, 0)
      const gone = [...spent.values()].reduce((sum, lots) => sum + lots, 0)
      expect(gone + resting).toBe(all)
      for (const [order, lots] of spent) expect(lots).toBeLessThanOrEqual(placed.get(order)!.lots)
    }),
    { numRuns: 100 },
  ))

test('many prices and many orders do not disturb each other while the arrays grow', () => {
  const book = emptyBook(2)
  const slow = emptyReferenceBook()
  const tell = (command: Command): BookEvent[] => {
    const events = apply(book, command)
    expect(events).toEqual(applySlowly(slow, command))
    return events
  }
  for (let order = 1; order <= 1_500; order++) {
    const price = 1_000 + ((order * 7_919) % 700) * (order % 2 === 0 ? 1 : -1)
    tell({
      kind: 'place',
      order,
      person: order,
      side: order % 2 === 0 ? 1 : 0,
      price,
      lots: 1 + (order % 5),
      flag: 'gtc',
    })
    if (order % 3 === 0) tell({ kind: 'cancel', order: order - 2 })
  }
  const [best] = depthOf(book, 0, 1)
  expect(lotsAt(book, 0, best!.price)).toBe(best!.lots)
  expect(lotsAt(book, 0, 5_000)).toBe(0)
})

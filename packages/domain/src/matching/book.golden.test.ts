import { expect, test } from 'vitest'
import { apply, depthOf, emptyBook } from './book.ts'
import type { BookEvent, Command, Flag } from './command.ts'

/*
 * Each table is a story: what a trader does, then what happens. Orders are called by the letter they are placed under,
 * a trader of several orders writes `letter@person`. `book` prints asks above bids, best prices in the middle.
 */
function tell(table: string): void {
  const book = emptyBook(8)
  const names = new Map<string, number>()
  const letters = new Map<number, string>()
  const persons = new Map<string, number>()
  const numberOf = (map: Map<string, number>, name: string) => {
    if (!map.has(name)) map.set(name, map.size + 1)
    return map.get(name)!
  }
  const limits = new Map<number, number>()
  for (const line of table.trim().split('\n')) {
    const [said = '', expected = ''] = line.split('→').map((part) => part.trim())
    if (said === 'book') {
      const shown = (side: 0 | 1) => depthOf(book, side, 9).map(({ price, lots }) => `${lots} @ ${price}`)
      expect(`${shown(0).join(', ') || '-'} | ${shown(1).join(', ') || '-'}`, line).toBe(expected)
      continue
    }
    const command = read(said)
    if (command.kind === 'place') limits.set(command.order, command.price)
    expect(write(apply(book, command)), line).toBe(expected)
  }

  function read(said: string): Command {
    const [who = '', verb = '', lots = '', , price = '', flag = 'gtc'] = said.split(/\s+/)
    const [letter = '', person = letter] = who.split('@')
    const order = numberOf(names, letter)
    letters.set(order, letter)
    if (verb === 'cancels') return { kind: 'cancel', order }
    const side = verb === 'buy' ? 0 : 1
    const of = numberOf(persons, person)
    return { kind: 'place', order, person: of, side, price: Number(price), lots: Number(lots), flag: flag as Flag }
  }

  function write(events: BookEvent[]): string {
    const told = events.map((event) => {
      if (event.kind === 'filled') return `${event.lots} with ${letters.get(event.maker)} @ ${event.price}`
      if (event.kind === 'rested') return `rests ${event.lots} @ ${limits.get(event.order)}`
      if (event.kind === 'missed') return 'nothing to cancel'
      return `${event.cause === 'asked' ? 'canceled' : event.cause} ${event.lots}`
    })
    return told.join(', ')
  }
}

test('the better price trades first, then the earlier order, always at the price that waited', () =>
  tell(`
    A sell 5 @ 101           → rests 5 @ 101
    B sell 5 @ 100           → rests 5 @ 100
    C sell 2 @ 100           → rests 2 @ 100
    book                     → - | 7 @ 100, 5 @ 101
    D buy 6 @ 101            → 5 with B @ 100, 1 with C @ 100
    E buy 9 @ 101            → 1 with C @ 100, 5 with A @ 101, rests 3 @ 101
    book                     → 3 @ 101 | -
    F sell 3 @ 90            → 3 with E @ 101
    book                     → - | -
  `))

test('a partly filled order keeps its place, a canceled one leaves nothing behind', () =>
  tell(`
    A buy 10 @ 50            → rests 10 @ 50
    B buy 10 @ 50            → rests 10 @ 50
    C sell 4 @ 50            → 4 with A @ 50
    D sell 8 @ 50            → 6 with A @ 50, 2 with B @ 50
    A cancels                → nothing to cancel
    B cancels                → canceled 8
    B cancels                → nothing to cancel
    book                     → - | -
  `))

test('an order in the middle of a queue can leave without disturbing the others', () =>
  tell(`
    A buy 1 @ 50             → rests 1 @ 50
    B buy 2 @ 50             → rests 2 @ 50
    C buy 3 @ 50             → rests 3 @ 50
    B cancels                → canceled 2
    book                     → 4 @ 50 | -
    D sell 4 @ 50            → 1 with A @ 50, 3 with C @ 50
  `))

test('immediate-or-cancel takes what is there and drops the rest', () =>
  tell(`
    A sell 5 @ 100           → rests 5 @ 100
    B sell 4 @ 100           → rests 4 @ 100
    C buy 7 @ 101            → 5 with A @ 100, 2 with B @ 100
    D buy 9 @ 100 ioc        → 2 with B @ 100, ioc 7
    E buy 1 @ 100 ioc        → ioc 1
    book                     → - | -
  `))

test('post-only never takes', () =>
  tell(`
    A sell 5 @ 100           → rests 5 @ 100
    B buy 1 @ 100 post_only  → post_only 1
    C buy 1 @ 99 post_only   → rests 1 @ 99
    book                     → 1 @ 99 | 5 @ 100
  `))

test('TRD-04 a taker that meets its own person loses its remainder and keeps its fills', () =>
  tell(`
    A@ann sell 3 @ 100       → rests 3 @ 100
    B@bob sell 3 @ 99        → rests 3 @ 99
    C@ann buy 9 @ 101        → 3 with B @ 99, self_trade 6
    D@bob buy 2 @ 100        → 2 with A @ 100
    book                     → - | 1 @ 100
  `))

import { expect, test } from 'vitest'
import { apply, depthOf, emptyBook } from './book.ts'
import type { BookEvent, Command, Flag } from './command.ts'

/*
 * Each table is a story: what a trader does → what happens. Orders are called by the letter they are placed under; a
 * trader of several orders writes `letter@person`. `book` prints bids | asks, best prices first. `play` tells the story
 * again with what really happens on the right.
 */
const flags: readonly Flag[] = ['gtc', 'ioc', 'post_only']

function play(table: string): string {
  const book = emptyBook(8)
  const letters: string[] = []
  const persons: string[] = []
  const limits = new Map<number, number>()
  const shown = (side: 0 | 1) =>
    depthOf(book, side, 9)
      .map(({ price, lots }) => `${lots} @ ${price}`)
      .join(', ')

  const read = (said: string): Command => {
    const [who = '', verb = '', lots = '', , price = '', word = 'gtc'] = said.trim().split(/\s+/)
    const [letter = '', person = letter] = who.split('@')
    const order = numberOf(letters, letter)
    if (verb === 'cancels') return { kind: 'cancel', order }
    limits.set(order, Number(price))
    const flag = flags.find((each) => each === word) ?? 'gtc'
    const of = numberOf(persons, person)
    return {
      kind: 'place',
      order,
      person: of,
      side: verb === 'buy' ? 0 : 1,
      price: Number(price),
      lots: Number(lots),
      flag,
    }
  }
  const written = (event: BookEvent): string => {
    if (event.kind === 'filled') return `${event.lots} with ${letters[event.maker - 1]} @ ${event.price}`
    if (event.kind === 'rested') return `rests ${event.lots} @ ${limits.get(event.order)}`
    if (event.kind === 'missed') return 'nothing to cancel'
    return `${event.cause === 'asked' ? 'canceled' : event.cause} ${event.lots}`
  }
  const happens = (said: string): string =>
    said.trim() === 'book' ? `${shown(0) || '-'} | ${shown(1) || '-'}` : apply(book, read(said)).map(written).join(', ')

  const lines = table.split('\n').map((line) => {
    const [said = ''] = line.split('→')
    return said.trim() === '' ? line : `${said}→ ${happens(said)}`
  })
  return lines.join('\n')
}

function numberOf(names: string[], name: string): number {
  if (!names.includes(name)) names.push(name)
  return names.indexOf(name) + 1
}

test('the better price trades first, then the earlier order, always at the price that waited', () => {
  const story = `
    A sell 5 @ 101           → rests 5 @ 101
    B sell 5 @ 100           → rests 5 @ 100
    C sell 2 @ 100           → rests 2 @ 100
    book                     → - | 7 @ 100, 5 @ 101
    D buy 6 @ 101            → 5 with B @ 100, 1 with C @ 100
    E buy 9 @ 101            → 1 with C @ 100, 5 with A @ 101, rests 3 @ 101
    book                     → 3 @ 101 | -
    F sell 3 @ 90            → 3 with E @ 101
    book                     → - | -
  `
  expect(play(story)).toBe(story)
})

test('a partly filled order keeps its place, a canceled one leaves nothing behind', () => {
  const story = `
    A buy 10 @ 50            → rests 10 @ 50
    B buy 10 @ 50            → rests 10 @ 50
    C sell 4 @ 50            → 4 with A @ 50
    D sell 8 @ 50            → 6 with A @ 50, 2 with B @ 50
    A cancels                → nothing to cancel
    B cancels                → canceled 8
    B cancels                → nothing to cancel
    book                     → - | -
  `
  expect(play(story)).toBe(story)
})

test('an order in the middle of a queue can leave without disturbing the others', () => {
  const story = `
    A buy 1 @ 50             → rests 1 @ 50
    B buy 2 @ 50             → rests 2 @ 50
    C buy 3 @ 50             → rests 3 @ 50
    B cancels                → canceled 2
    book                     → 4 @ 50 | -
    D sell 4 @ 50            → 1 with A @ 50, 3 with C @ 50
  `
  expect(play(story)).toBe(story)
})

test('immediate-or-cancel takes what is there and drops the rest', () => {
  const story = `
    A sell 5 @ 100           → rests 5 @ 100
    B sell 4 @ 100           → rests 4 @ 100
    C buy 7 @ 101            → 5 with A @ 100, 2 with B @ 100
    D buy 9 @ 100 ioc        → 2 with B @ 100, ioc 7
    E buy 1 @ 100 ioc        → ioc 1
    book                     → - | -
  `
  expect(play(story)).toBe(story)
})

test('post-only never takes', () => {
  const story = `
    A sell 5 @ 100           → rests 5 @ 100
    B buy 1 @ 100 post_only  → post_only 1
    C buy 1 @ 99 post_only   → rests 1 @ 99
    book                     → 1 @ 99 | 5 @ 100
  `
  expect(play(story)).toBe(story)
})

test('TRD-04 a taker that meets its own person loses its remainder and keeps its fills', () => {
  const story = `
    A@ann sell 3 @ 100       → rests 3 @ 100
    B@bob sell 3 @ 99        → rests 3 @ 99
    C@ann buy 9 @ 101        → 3 with B @ 99, self_trade 6
    D@bob buy 2 @ 100        → 2 with A @ 100
    book                     → - | 1 @ 100
  `
  expect(play(story)).toBe(story)
})

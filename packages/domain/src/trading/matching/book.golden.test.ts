import { expect, test } from 'vitest'
import { play } from './golden-table.ts'

test('trades the better price first, then the earlier order, always at the resting price', () => {
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

test('a partly filled order keeps its place, and a cancelled order leaves nothing behind', () => {
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

test('removes an order from the middle of a queue without changing the others', () => {
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

test('fills an immediate-or-cancel order with the available lots, and cancels the rest', () => {
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

test('a post-only order never takes', () => {
  const story = `
    A sell 5 @ 100           → rests 5 @ 100
    B buy 1 @ 100 post_only  → post_only 1
    C buy 1 @ 99 post_only   → rests 1 @ 99
    book                     → 1 @ 99 | 5 @ 100
  `
  expect(play(story)).toBe(story)
})

test('TRD-04 a taker that meets an order of the same person loses its remainder and keeps its fills', () => {
  const story = `
    A@ann sell 3 @ 100       → rests 3 @ 100
    B@bob sell 3 @ 99        → rests 3 @ 99
    C@ann buy 9 @ 101        → 3 with B @ 99, self_trade 6
    D@bob buy 2 @ 100        → 2 with A @ 100
    book                     → - | 1 @ 100
  `
  expect(play(story)).toBe(story)
})

test('fills a fill-or-kill order completely at once or not at all', () => {
  const story = `
    A sell 5 @ 100           → rests 5 @ 100
    B sell 5 @ 101           → rests 5 @ 101
    C buy 11 @ 101 fok       → fok 11
    D buy 6 @ 100 fok        → fok 6
    E buy 6 @ 101 fok        → 5 with A @ 100, 1 with B @ 101
    book                     → - | 4 @ 101
  `
  expect(play(story)).toBe(story)
})

test('does not fill a fill-or-kill order behind an order of the same person, and trades nothing before it', () => {
  const story = `
    A sell 2 @ 100           → rests 2 @ 100
    B@eve sell 2 @ 101       → rests 2 @ 101
    C sell 2 @ 102           → rests 2 @ 102
    D@eve buy 2 @ 102 fok    → 2 with A @ 100
    E@eve buy 2 @ 102 fok    → fok 2
    book                     → - | 2 @ 101, 2 @ 102
  `
  expect(play(story)).toBe(story)
})

test('fills a market order up to its protection from the best price, and cancels the rest', () => {
  const story = `
    A sell 1 @ 1000          → rests 1 @ 1000
    B sell 1 @ 1050          → rests 1 @ 1050
    C sell 1 @ 1051          → rests 1 @ 1051
    D buy 9 market           → 1 with A @ 1000, 1 with B @ 1050, market 7
    book                     → - | 1 @ 1051
    E buy 1 market           → 1 with C @ 1051
    F buy 1 market           → market 1
    G buy 3 @ 100            → rests 3 @ 100
    H buy 3 @ 95             → rests 3 @ 95
    I buy 3 @ 94             → rests 3 @ 94
    J sell 9 market          → 3 with G @ 100, 3 with H @ 95, market 3
    book                     → 3 @ 94 | -
  `
  expect(play(story)).toBe(story)
})

test('removes good-till-date orders at the first moment at or after their date, the earliest first', () => {
  const story = `
    A buy 1 @ 100 until 20   → rests 1 @ 100
    B buy 2 @ 101 until 10   → rests 2 @ 101
    C buy 3 @ 102            → rests 3 @ 102
    D sell 4 @ 100 until 5   → 3 with C @ 102, 1 with B @ 101
    expire 9                 → nothing
    expire 20                → B expired 1, A expired 1
    book                     → - | -
    E buy 5 @ 90 until 7     → rests 5 @ 90
    expire 21                → E expired 5
  `
  expect(play(story)).toBe(story)
})

test('TRD-04 with `cancel_maker`, the taker continues with the next order', () => {
  const story = `
    A@ann sell 3 @ 100       → rests 3 @ 100
    B@bob sell 3 @ 100       → rests 3 @ 100
    C@ann buy 5 @ 100        → A self_trade 3, 3 with B @ 100, rests 2 @ 100
    book                     → 2 @ 100 | -
  `
  expect(play(story, { selfTrade: 'cancel_maker' })).toBe(story)
})

test('TRD-04 with `cancel_both`, neither order trades', () => {
  const story = `
    A@ann sell 3 @ 100       → rests 3 @ 100
    B@bob sell 3 @ 100       → rests 3 @ 100
    C@ann buy 5 @ 100        → A self_trade 3, self_trade 5
    book                     → - | 3 @ 100
  `
  expect(play(story, { selfTrade: 'cancel_both' })).toBe(story)
})

test('TRD-04 with `decrement`, the smaller order ends, and the larger one keeps the difference', () => {
  const story = `
    A@ann sell 3 @ 100       → rests 3 @ 100
    B@ann buy 5 @ 100        → A self_trade 3, loses 3, rests 2 @ 100
    C@ann sell 1 @ 100       → B loses 1, self_trade 1
    D@ann sell 1 @ 100       → B self_trade 1, self_trade 1
    book                     → - | -
  `
  expect(play(story, { selfTrade: 'decrement' })).toBe(story)
})

test('TRD-13 rejects orders in cancel-only, rejects cancels too when halted, and expires orders in both', () => {
  const story = `
    A buy 1 @ 100            → rests 1 @ 100
    B buy 1 @ 100 until 5    → rests 1 @ 100
    C buy 1 @ 100            → rests 1 @ 100
    turn cancel_only         → now cancel_only
    D sell 1 @ 100           → refused: phase
    D sell 1 market          → refused: phase
    A cancels                → canceled 1
    turn halted              → now halted
    C cancels                → refused: phase
    expire 5                 → B expired 1
    turn open                → now open
    D sell 1 @ 100           → 1 with C @ 100
  `
  expect(play(story)).toBe(story)
})

test('finds distant prices as well as near ones, even after the best price has moved away', () => {
  const story = `
    A buy 1 @ 1              → rests 1 @ 1
    B buy 1 @ 9000000000000000 → rests 1 @ 9000000000000000
    C sell 1 @ 9007199254740991 → rests 1 @ 9007199254740991
    D buy 1 @ 5000           → rests 1 @ 5000
    A2 buy 1 @ 1             → rests 1 @ 1
    book                     → 1 @ 9000000000000000, 1 @ 5000, 2 @ 1 | 1 @ 9007199254740991
    B cancels                → canceled 1
    E sell 2 @ 5000          → 1 with D @ 5000, rests 1 @ 5000
    book                     → 2 @ 1 | 1 @ 5000, 1 @ 9007199254740991
    E cancels                → canceled 1
    F sell 2 @ 1             → 1 with A @ 1, 1 with A2 @ 1
    book                     → - | 1 @ 9007199254740991
  `
  expect(play(story)).toBe(story)
})

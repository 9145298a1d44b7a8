import { expect, test } from 'vitest'
import { play } from './golden-table.ts'

test('collects orders in an auction without trading, and opens with one price for all', () => {
  const story = `
    turn auction             → now auction
    A buy 5 @ 105            → rests 5 @ 105
    B buy 3 @ 103            → rests 3 @ 103
    C sell 4 @ 100           → rests 4 @ 100
    D sell 6 @ 102           → rests 6 @ 102
    E sell 2 @ 104           → rests 2 @ 104
    book                     → 5 @ 105, 3 @ 103 | 4 @ 100, 6 @ 102, 2 @ 104
    call 100                 → 8 @ 102, imbalance -2
    F buy 1 @ 106 ioc        → refused: phase
    G buy 1 market           → refused: phase
    turn open around 100     → C 4 with A @ 102, D 1 with A @ 102, D 3 with B @ 102, now open
    book                     → - | 2 @ 102, 2 @ 104
  `
  expect(play(story)).toBe(story)
})

test('the auction price trades the most lots, then leaves the smallest imbalance, then is nearest to the reference', () => {
  const story = `
    turn auction             → now auction
    A buy 10 @ 110           → rests 10 @ 110
    B sell 10 @ 90           → rests 10 @ 90
    call 100                 → 10 @ 100, imbalance 0
    call 80                  → 10 @ 90, imbalance 0
    call 120                 → 10 @ 110, imbalance 0
    C buy 5 @ 95             → rests 5 @ 95
    call 80                  → 10 @ 96, imbalance 0
    D buy 4 @ 110            → rests 4 @ 110
    call 100                 → 10 @ 100, imbalance 4
    E sell 4 @ 100           → rests 4 @ 100
    call 80                  → 14 @ 100, imbalance 0
  `
  expect(play(story)).toBe(story)
})

test('an auction trades better prices first, then earlier orders, and keeps the rest', () => {
  const story = `
    turn auction             → now auction
    A buy 4 @ 100            → rests 4 @ 100
    B buy 4 @ 100            → rests 4 @ 100
    C buy 4 @ 101            → rests 4 @ 101
    D sell 9 @ 100           → rests 9 @ 100
    turn open around 100     → D 4 with C @ 100, D 4 with A @ 100, D 1 with B @ 100, now open
    book                     → 3 @ 100 | -
  `
  expect(play(story)).toBe(story)
})

test('TRD-04 orders of one person that could trade with each other are stopped when they enter an auction', () => {
  const story = `
    turn auction             → now auction
    A@ann buy 4 @ 101        → rests 4 @ 101
    B@bob sell 4 @ 101       → rests 4 @ 101
    C@ann sell 9 @ 100       → self_trade 9
    D@ann sell 9 @ 102       → rests 9 @ 102
    call 100                 → 4 @ 101, imbalance 0
  `
  expect(play(story)).toBe(story)
})

test('an auction without crossing orders opens without a trade, and the price of an auction triggers stops', () => {
  const story = `
    Z sell 2 @ 110 stop 103  → waits
    turn auction             → now auction
    A buy 4 @ 101            → rests 4 @ 101
    B sell 4 @ 102           → rests 4 @ 102
    turn open around 100     → now open
    turn auction             → now auction
    C buy 4 @ 102            → rests 4 @ 102
    turn open around 100     → C 4 with B @ 102, now open, Z enters, Z rests 2 @ 110
    book                     → 4 @ 101 | 2 @ 110
  `
  expect(play(story)).toBe(story)
})

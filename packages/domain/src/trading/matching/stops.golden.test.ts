import { expect, test } from 'vitest'
import { play } from './golden-table.ts'

test('a stop waits for a trade at its price, above for a buy and below for a sell, and then becomes a limit order', () => {
  const story = `
    A sell 5 @ 105           → rests 5 @ 105
    B buy 5 @ 95             → rests 5 @ 95
    C buy 2 @ 106 stop 105   → waits
    D sell 2 @ 94 stop 95    → waits
    E buy 1 @ 105            → 1 with A @ 105, C enters, C 2 with A @ 105
    F sell 1 @ 95            → 1 with B @ 95, D enters, D 2 with B @ 95
    book                     → 2 @ 95 | 2 @ 105
  `
  expect(play(story)).toBe(story)
})

test('a stop that the last trade has reached enters at once, and a waiting one can be cancelled or expire', () => {
  const story = `
    A sell 1 @ 100           → rests 1 @ 100
    B buy 1 @ 100            → 1 with A @ 100
    C buy 1 @ 90 stop 100    → enters, rests 1 @ 90
    D buy 1 @ 90 stop 99     → enters, rests 1 @ 90
    E buy 1 @ 90 stop 101    → waits
    F sell 1 @ 110 stop 99 until 3 → waits
    E cancels                → canceled 1
    expire 3                 → F expired 1
    book                     → 2 @ 90 | -
  `
  expect(play(story)).toBe(story)
})

test('stops enter one after the other, and the trade of one can trigger the next', () => {
  const story = `
    A sell 1 @ 100           → rests 1 @ 100
    B sell 1 @ 101           → rests 1 @ 101
    C sell 1 @ 102           → rests 1 @ 102
    D sell 9 @ 103           → rests 9 @ 103
    E buy 1 @ 103 stop 102   → waits
    F buy 1 @ 103 stop 101   → waits
    G buy 1 @ 103 stop 101   → waits
    H buy 2 @ 101            → 1 with A @ 100, 1 with B @ 101, F enters, F 1 with C @ 102, G enters, G 1 with D @ 103, E enters, E 1 with D @ 103
    book                     → - | 7 @ 103
  `
  expect(play(story)).toBe(story)
})

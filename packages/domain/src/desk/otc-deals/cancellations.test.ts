import { expect, test } from 'vitest'
import { MINUTE_MS } from '#platform/clock/durations.ts'
import { mayTakeAgain } from './cancellations.ts'

const now = new Date('2026-03-18T12:00:00.000Z')
const ago = (minutes: number): Date => new Date(now.getTime() - minutes * MINUTE_MS)
const HOUR = 60
const DAY = 24 * HOUR

test.each([
  ['none', [], 'taken'],
  ['two just now', [0, 0], 'taken'],
  ['three just now', [0, 1, 2], { count: 3, minutes: 10 }],
  ['three, the newest nine and a half minutes ago', [9.5, 20, 30], { count: 3, minutes: 1 }],
  ['three, the newest ten minutes ago', [10, 20, 30], 'taken'],
  ['three, one of them a day before the newest', [0, 1, DAY], 'taken'],
  ['four just now', [0, 1, 2, 3], { count: 4, minutes: 30 }],
  ['five just now', [0, 1, 2, 3, 4], { count: 5, hours: 24 }],
  [
    'five spread over a day, half a day ago',
    [12 * HOUR, 18 * HOUR, 24 * HOUR, 30 * HOUR, 35.9 * HOUR],
    { count: 5, hours: 12 },
  ],
  ['five, the newest a day ago', [DAY, DAY + 1, DAY + 2, DAY + 3, DAY + 4], 'taken'],
  ['fifteen in a row', Array.from({ length: 15 }, (_, n) => n), { count: 15, hours: 24 }],
] as const)('whether a buyer may take another ad after cancelled deals: %s, %j minutes ago', (_, minutes, answer) => {
  const may = mayTakeAgain(minutes.map(ago), now)
  expect(may.ok ? 'taken' : may.params).toEqual(answer)
})

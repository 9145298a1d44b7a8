import { MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import { expect, test } from 'vitest'
import { minutesBack } from './tail-watch.ts'

const minutes = (n: number): number => n * MINUTE_MS
test.each([
  ['the same moment', 0, 0, 5],
  ['an hour ago', minutes(60), 0, 65],
  ['a part of a minute ago', 1, 0, 6],
  ['an hour ahead of the database', 0, minutes(60), -55],
])(
  'VER-01 a window of time that begins at %s overlaps the one before by five minutes',
  (_name, database, simulated, is) => {
    expect(minutesBack(database, simulated)).toBe(is)
  },
)

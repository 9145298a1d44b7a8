import { expect, test } from 'vitest'
import { acceptableSteps, CLOCK_STEPS, distantSteps, phoneClock, rightClock, totpStep } from './totp.ts'

const at = new Date('2026-11-20T12:00:15Z')
const now = totpStep(at)

test('AUT-09 a code is valid for its step and one to each side', () => {
  expect(acceptableSteps(at, { last: 0n, refused: [] })).toEqual([now - 1, now, now + 1])
})

test('AUT-09 a used step and all earlier ones are invalid', () => {
  expect(acceptableSteps(at, { last: BigInt(now), refused: [] })).toEqual([now + 1])
  expect(acceptableSteps(at, { last: BigInt(now + 1), refused: [] })).toEqual([])
})

test('AUT-09 a step whose code was refused before its time stays refused', () => {
  expect(acceptableSteps(at, { last: 0n, refused: [BigInt(now)] })).toEqual([now - 1, now + 1])
})

test('AUT-09 a wrong clock is sought up to 12 hours to each side, the nearest first, and never in the window', () => {
  const steps = [...distantSteps(at)]
  expect(steps.slice(0, 4)).toEqual([now - 2, now + 2, now - 3, now + 3])
  expect(steps.slice(-2)).toEqual([now - CLOCK_STEPS, now + CLOCK_STEPS])
  expect(CLOCK_STEPS * 30).toBe(12 * 3600)
})

test.each([
  ['typed slowly', -4, rightClock],
  ['3 minutes ago', -6, { clock: 'behind', hours: 0, minutes: 3 }],
  ['in a minute', 2, { clock: 'ahead', hours: 0, minutes: 1 }],
  ['44 minutes ago', -88, { clock: 'behind', hours: 0, minutes: 44 }],
  ['an hour ago', -120, { clock: 'behind', hours: 1, minutes: 60 }],
  ['in 11 and a half hours', 1380, { clock: 'ahead', hours: 12, minutes: 690 }],
] as const)('a code %s shows the clock of its phone', (_, steps, clock) => {
  expect(phoneClock(now + steps, at)).toEqual(clock)
})

import { expect, test } from 'vitest'
import { acceptableSteps, totpStep } from './totp.ts'

const at = new Date('2026-11-20T12:00:15Z')
const now = totpStep(at)

test('AUT-09 a code is valid for its step and one to each side', () => {
  expect(acceptableSteps(at, 0n)).toEqual([now - 1, now, now + 1])
})

test('AUT-09 a used step and all earlier ones are invalid', () => {
  expect(acceptableSteps(at, BigInt(now))).toEqual([now + 1])
  expect(acceptableSteps(at, BigInt(now + 1))).toEqual([])
})

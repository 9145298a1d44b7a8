import { expect, test } from 'vitest'
import { isCopied } from './passkey.ts'

test.each([
  [0n, 0n, false],
  [0n, 1n, false],
  [7n, 8n, false],
  [7n, 7n, true],
  [7n, 6n, true],
  [7n, 0n, true],
])('a passkey with the stored counter %s and the received one %s is a copy: %s', (known, received, copied) => {
  expect(isCopied(known, received)).toBe(copied)
})

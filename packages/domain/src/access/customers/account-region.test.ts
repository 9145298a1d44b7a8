import { expect, test } from 'vitest'
import { isAccountServed } from './account-region.ts'

const lists = { limited: ['KP'], allowed: ['SG', 'CA'] }

test.each([
  [1, '+85021234567', false],
  [1, '+6591234567', true],
  [1, 'ann@mail.kp', false],
  [1, 'ann@example.com', true],
  [2, '+6591234567', true],
  [2, '+14165550123', true],
  [2, '+33612345678', false],
  [2, 'ann@example.com', true],
  [0, '+85021234567', true],
] as const)('AUT-25 with restriction %s the account %s is accepted: %s', (type, account, taken) => {
  expect(isAccountServed({ type, ...lists }, account)).toBe(taken)
})

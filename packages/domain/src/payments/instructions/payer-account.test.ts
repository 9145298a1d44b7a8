import { expect, test } from 'vitest'
import { matchPayerAccount } from './payer-account.ts'

test.each([
  ['same', 'a', 'a'],
  ['differs', 'a', 'b'],
  ['unknown', undefined, 'b'],
  ['unknown', 'a', undefined],
  ['unknown', undefined, undefined],
] as const)('the account of a payer is %s', (match, typed, reported) => {
  expect(matchPayerAccount(typed, reported)).toBe(match)
})

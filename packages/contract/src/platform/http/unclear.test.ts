import { expect, test } from 'vitest'
import { catalogue } from '#catalogue.ts'
import { isUnclear } from './unclear.ts'

test.each(Object.entries(catalogue))(
  '%s is unclear exactly where it is repeated under the same key',
  (code, { retry }) => {
    expect(isUnclear(code)).toBe(retry === 'same-key')
  },
)

test('no answer is unclear, and what nobody wrote down is not', () => {
  expect(isUnclear('NETWORK')).toBe(true)
  expect(isUnclear('NOT_DONE')).toBe(false)
  expect(isUnclear('toString')).toBe(false)
})

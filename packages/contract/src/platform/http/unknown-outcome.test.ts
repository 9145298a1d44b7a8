import { expect, test } from 'vitest'
import { catalogue } from '#catalogue.ts'
import { isOutcomeUnknown } from './unknown-outcome.ts'

test.each(Object.entries(catalogue))(
  '%s is unclear exactly where it is repeated under the same key',
  (code, { retry }) => {
    expect(isOutcomeUnknown(code)).toBe(retry === 'same-key')
  },
)

test('no answer is unclear, and what nobody wrote down is not', () => {
  expect(isOutcomeUnknown('NETWORK')).toBe(true)
  expect(isOutcomeUnknown('NOT_DONE')).toBe(false)
  expect(isOutcomeUnknown('toString')).toBe(false)
})

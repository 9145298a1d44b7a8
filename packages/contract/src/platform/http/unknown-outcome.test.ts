import { expect, test } from 'vitest'
import { catalogue } from '#catalogue.ts'
import { isOutcomeUnknown } from './unknown-outcome.ts'

test.each(Object.entries(catalogue))(
  '%s has an unknown outcome exactly if it is repeated with the same key',
  (code, { retry }) => {
    expect(isOutcomeUnknown(code)).toBe(retry === 'same-key')
  },
)

test('no response has an unknown outcome, and an unknown code has not', () => {
  expect(isOutcomeUnknown('NETWORK')).toBe(true)
  expect(isOutcomeUnknown('NOT_DONE')).toBe(false)
  expect(isOutcomeUnknown('toString')).toBe(false)
})

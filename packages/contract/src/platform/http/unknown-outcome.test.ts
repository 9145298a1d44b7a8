import { expect, test } from 'vitest'
import { catalogue } from '#catalogue.ts'
import { isOutcomeUnknown } from './unknown-outcome.ts'

test.each(Object.entries(catalogue))(
  'the outcome after %s is unknown exactly if the catalogue repeats it with the same key',
  (code, { retry }) => {
    expect(isOutcomeUnknown(code)).toBe(retry === 'same-key')
  },
)

test('the outcome is unknown without a response, and known after an unknown code', () => {
  expect(isOutcomeUnknown('NETWORK')).toBe(true)
  expect(isOutcomeUnknown('NOT_DONE')).toBe(false)
  expect(isOutcomeUnknown('toString')).toBe(false)
})

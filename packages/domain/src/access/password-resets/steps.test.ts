import { expect, test } from 'vitest'
import { stepsOfReset } from './steps.ts'

const none = { email: false, mobile: false, google: false, passkey: false }

test.each([
  [{ ...none, email: true }, 'email', ['email']],
  [{ ...none, email: true, mobile: true }, 'email', ['email', 'mobile']],
  [{ ...none, email: true, mobile: true }, 'mobile', ['mobile', 'email']],
  [{ ...none, email: true, mobile: true, google: true }, 'email', ['email', 'mobile', 'google']],
  [{ ...none, mobile: true, google: true, passkey: true }, 'mobile', ['mobile', 'google']],
  [{ ...none, email: true, google: true }, 'mobile', undefined],
] as const)('AUT-13 resetting an account with %j by %s requires the proofs %j', (owned, by, steps) => {
  expect(stepsOfReset(owned, by)).toEqual(steps)
})

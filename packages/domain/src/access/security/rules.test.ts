import { describe, expect, test } from 'vitest'
import { type Demands, type Factor, factors, isSecured, missingOf, type Owned } from './factors.ts'
import { demandsOf, loginFactors, ruleOf, type SecurityAction, securityActions } from './rules.ts'

const owning = (...some: Factor[]): Owned => ({
  passkey: some.includes('passkey'),
  google: some.includes('google'),
  mobile: some.includes('mobile'),
  email: some.includes('email'),
})
const demanded = (action: SecurityAction, owned: Owned, enforced = false): Demands | string => {
  const demands = demandsOf(action, owned, enforced)
  return demands.ok ? demands.value : demands.code
}
/** Every set of factors that an account can have, each with at least an email or a phone. */
const accounts = Array.from({ length: 16 }, (_, bits) =>
  owning(...factors.filter((_factor, n) => bits & (1 << n))),
).filter(({ email, mobile }) => email || mobile)
const strongest = (owned: Owned): Factor | undefined => factors.find((factor) => owned[factor])

const changes = securityActions.filter((action) => ruleOf(action).wants === 'every')

describe.each(changes)('%s', (action) => {
  test('AUT-16 every change of a factor requires the strongest factor of the account, even with all others proven', () => {
    for (const owned of accounts) {
      const demands = demandsOf(action, owned, false)
      const strong = strongest(owned)
      const isDevice = strong === 'passkey' || strong === 'google'
      const others = ['mobile', 'email', 'new'].filter((proof) => isDevice || proof !== strong)
      expect(demands.ok ? missingOf(demands.value, others).length : 'refused').toSatisfy((left) => left !== 0)
    }
  })
})

test.each(securityActions.filter((action) => ruleOf(action).news === 'phone' || /mobile|authenticator/.test(action)))(
  'AUT-15 email and password alone never allow %s on an account with a phone or an authenticator',
  (action) => {
    for (const owned of accounts.filter(({ mobile, google }) => mobile || google)) {
      const demands = demandsOf(action, owned, false)
      expect(demands.ok && missingOf(demands.value, ['email', 'new'])).not.toEqual([])
    }
  },
)

test('AUT-28 every change of a setting requires the password and pauses withdrawals', () => {
  // Left out: closing takes effect days later, and a download changes nothing.
  for (const action of changes.filter((each) => each !== 'close_account' && each !== 'download_data'))
    expect(ruleOf(action)).toMatchObject({ password: true, freezes: expect.stringMatching(/./) })
})

test.each(securityActions.filter((action) => ruleOf(action).wants === 'money'))(
  'AZ-07 %s requires phone, authenticator or passkey, and never accepts email alone',
  (action) => {
    for (const owned of accounts) {
      const demands = demandsOf(action, owned, false)
      expect(demands.ok).toBe(isSecured(owned))
      expect(demands.ok && missingOf(demands.value, ['email', 'new'])).not.toEqual([])
    }
    expect(demanded(action, owning('email'))).toBe('SECURITY_FACTOR_REQUIRED')
  },
)

test('money and API keys require phone, authenticator or passkey', () => {
  expect(demanded('withdraw', owning('email', 'mobile'))).toEqual([['mobile']])
  expect(demanded('withdraw', owning('email', 'mobile', 'google'))).toEqual([['google', 'mobile']])
})

test('AUT-16 while an authenticator is enforced, it is the only accepted factor and cannot be removed', () => {
  const all = owning('email', 'mobile', 'google')
  expect(demanded('withdraw', all, true)).toEqual([['google']])
  expect(demanded('withdraw', owning('email', 'mobile'), true)).toBe('AUTHENTICATOR_REQUIRED')
  expect(demanded('unbind_authenticator', all, true)).toBe('AUTHENTICATOR_REQUIRED')
  expect(demanded('bind_authenticator', owning('email'), true)).toEqual([['email']])
  expect(loginFactors(all, true)).toEqual(['google'])
  expect(loginFactors(owning('email', 'mobile'), true)).toEqual(['mobile', 'email'])
  expect(loginFactors(all, false)).toEqual(['google', 'mobile', 'email'])
  expect(loginFactors(all, false, true)).toEqual(['google', 'mobile'])
  expect(loginFactors(owning('email', 'mobile'), false, true)).toEqual(['mobile', 'email'])
})

test('AUT-16 a fund password is required besides the factor for outgoing money, and for nothing else', () => {
  const owned = owning('email', 'mobile')
  const demanding = securityActions.filter((action) => {
    const demands = demandsOf(action, owned, false, true)
    return demands.ok && missingOf(demands.value, [...factors, 'new']).length > 0
  })
  expect(demanding).toEqual(['withdraw', 'internal_transfer', 'payout', 'trust_address', 'otc_release'])
  expect(demandsOf('withdraw', owned, false, true)).toEqual({ ok: true, value: [['mobile'], ['fund']] })
})

test('an authenticator cannot be removed without a phone, nor a phone with the authenticator and an email code', () => {
  expect(demanded('unbind_authenticator', owning('email', 'google'))).toBe('PHONE_REQUIRED')
  expect(demanded('close_mobile_by_email', owning('email', 'mobile'))).toBe('AUTHENTICATOR_REQUIRED')
  expect(demanded('close_mobile_by_email', owning('email', 'mobile', 'google'))).toEqual([['google'], ['email']])
  expect(demanded('close_mobile', owning('mobile', 'google'))).toBe('EMAIL_REQUIRED')
  expect(demanded('freeze_account', owning('email'))).toEqual([])
})

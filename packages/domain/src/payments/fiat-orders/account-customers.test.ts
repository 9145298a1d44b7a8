import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AccountCustomers, matchesEqually, specificity } from './account-customers.ts'

const all: AccountCustomers = { countries: [], classes: [] }
const one = { countries: ['SG'], classes: [] }

test.each<[string, AccountCustomers, AccountCustomers, boolean]>([
  ['two accounts for everybody', all, all, true],
  ['an account for everybody and one for a country', all, one, false],
  ['the same country twice', one, one, true],
  ['two countries', one, { ...one, countries: ['MY'] }, false],
  ['a country, and a list that contains it', one, { ...one, countries: ['MY', 'SG'] }, false],
  [
    'two lists with one country in common',
    { ...one, countries: ['CN', 'SG'] },
    { ...one, countries: ['MY', 'SG'] },
    true,
  ],
  ['a country, and a class', one, { countries: [], classes: ['ai'] }, false],
  ['two classes of one country', { ...one, classes: ['ai'] }, { ...one, classes: ['ri'] }, false],
  ['a class of two countries', { countries: ['MY'], classes: ['ai'] }, { countries: ['SG'], classes: ['ai'] }, false],
])('%s match the same customer to the same degree: %o and %o', (_name, a, b, expected) => {
  expect(matchesEqually(a, b)).toBe(expected)
  expect(matchesEqually(b, a)).toBe(expected)
})

test('each customer has at most one most specific account, unless two accounts match to the same degree', () => {
  const some = (codes: readonly string[]) => fc.subarray([...codes])
  const account = fc.record({ countries: some(['SG', 'MY', 'CN']), classes: some(['ri', 'ai', 'ei']) })
  fc.assert(
    fc.property(fc.array(account, { maxLength: 8 }), (entered) => {
      const accounts: AccountCustomers[] = []
      for (const each of entered) if (!accounts.some((other) => matchesEqually(each, other))) accounts.push(each)
      for (const country of ['SG', 'MY', 'CN', 'US'])
        for (const code of ['ri', 'ai', 'ei']) {
          const own = accounts.filter(
            ({ countries, classes }) =>
              (countries.length === 0 || countries.includes(country)) &&
              (classes.length === 0 || classes.includes(code)),
          )
          expect(new Set(own.map((each) => String(specificity(each)))).size).toBe(own.length)
        }
    }),
  )
})

import { firstInvestorRules } from '@tessera/domain/identity/investor-classes/rules.ts'
import { expect, test } from 'vitest'
import { limitsOf, textsOf, toRules } from './to-rules.ts'

const rules = { ...firstInvestorRules, remindDays: [...firstInvestorRules.remindDays], retailMode: false }

test('unchanged texts give the current settings', () => {
  expect(toRules(textsOf(rules), false)).toEqual({ rules, invalid: new Set() })
})

test('sorts the reminders and includes the switch', () => {
  expect(toRules({ ...textsOf(rules), remindDays: ' 7  60 7' }, true).rules).toMatchObject({
    remindDays: [60, 7],
    retailMode: true,
  })
})

test.each([
  ['income', '0'],
  ['income', '1.5'],
  ['income', ''],
  ['stableHaircut', '101'],
  ['validDays', '367'],
  ['remindDays', '30 soon'],
  ['testQuestions', '31'],
] as const)('rejects %s of "%s"', (name, text) => {
  expect(toRules({ ...textsOf(rules), [name]: text }, false)).toEqual({ invalid: new Set([name]) })
})

test.each([
  ['income', { min: 1, max: 1_000_000_000 }],
  ['homeAtMost', { min: 0, max: 1_000_000_000 }],
  ['remindDays', { min: 1, max: 180 }],
  ['testPass', { min: 50, max: 100 }],
] as const)('the contract allows for %s the numbers %j', (name, limits) => {
  expect(limitsOf(name)).toEqual(limits)
})

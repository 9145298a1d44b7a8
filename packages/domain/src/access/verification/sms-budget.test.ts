import { expect, test } from 'vitest'
import {
  budgetOf,
  changesOf,
  type CountryBudget,
  isLooser,
  maySendSms,
  type SmsBudget,
  type SmsRules,
  type SmsSent,
} from './sms-budget.ts'

const budget: SmsBudget = {
  smsClosed: false,
  voiceClosed: false,
  numberDay: 10,
  prefixDay: 100,
  countryDay: 1000,
  exchangeDay: 5000,
}
const sent: SmsSent = { number: 9, prefix: 99, country: 999, exchange: 4999 }
const codeOf = (b: SmsBudget, s: SmsSent, served = true, channel: 'sms' | 'voice' = 'sms'): string | undefined => {
  const may = maySendSms(b, s, { channel, served })
  return may.ok ? undefined : may.code
}
const rules = (exchange: Partial<SmsBudget> = {}, ...countries: CountryBudget[]): SmsRules => ({
  exchange: { ...budget, ...exchange },
  countries,
})
const country = (about: Partial<CountryBudget> = {}): CountryBudget => ({
  dial: '95',
  countryDay: null,
  smsClosed: false,
  voiceClosed: false,
  ...about,
})

test('AUT-10 sends the last message of each budget, and none after it', () => {
  expect(codeOf(budget, sent)).toBeUndefined()
  for (const one of ['number', 'prefix', 'country', 'exchange'] as const)
    expect(codeOf(budget, { ...sent, [one]: sent[one] + 1 })).toBe('VERIFICATION_TOO_MANY_SENDS')
})

test('AUT-10 sends nothing through a disabled channel or to an unserved country', () => {
  expect(codeOf({ ...budget, smsClosed: true }, sent)).toBe('SMS_NOT_AVAILABLE')
  expect(codeOf({ ...budget, smsClosed: true }, sent, true, 'voice')).toBeUndefined()
  expect(codeOf({ ...budget, voiceClosed: true }, sent, true, 'voice')).toBe('SMS_NOT_AVAILABLE')
  expect(codeOf(budget, sent, false)).toBe('SMS_NOT_AVAILABLE')
})

test('AUT-10 a country may have its own budget, and its own switch or the exchange’s disables it', () => {
  expect(budgetOf(rules(), '95')).toEqual(budget)
  expect(budgetOf(rules({}, country({ countryDay: 5, voiceClosed: true })), '95')).toMatchObject({
    countryDay: 5,
    smsClosed: false,
    voiceClosed: true,
  })
  expect(budgetOf(rules({ smsClosed: true }, country()), '95').smsClosed).toBe(true)
  expect(budgetOf(rules({}, country({ smsClosed: true })), '65').smsClosed).toBe(false)
})

test.each<readonly [string, SmsRules, SmsRules, boolean]>([
  ['nothing', rules(), rules(), false],
  ['a lower total budget', rules(), rules({ exchangeDay: 10 }), false],
  ['a higher budget of a number', rules(), rules({ numberDay: 11 }), true],
  ['texts switched off', rules(), rules({ smsClosed: true }), false],
  ['texts switched on', rules({ smsClosed: true }), rules(), true],
  ['a country closed', rules(), rules({}, country({ smsClosed: true, voiceClosed: true })), false],
  ['a country opened, its row gone', rules({}, country({ smsClosed: true })), rules(), true],
  ['a smaller budget of a country', rules(), rules({}, country({ countryDay: 999 })), false],
  ['a larger budget of a country', rules(), rules({}, country({ countryDay: 1001 })), true],
  ['a country’s small budget taken away', rules({}, country({ countryDay: 5 })), rules({}, country()), true],
  ['one budget down, another up', rules(), rules({ exchangeDay: 1 }, country({ countryDay: 1001 })), true],
  [
    'a country that kept a large budget while that of all was lowered',
    rules(),
    rules({ countryDay: 10 }, country({ countryDay: 1000 })),
    false,
  ],
  [
    'a closed country opened while all SMS are closed',
    rules({ smsClosed: true }, country({ smsClosed: true })),
    rules({ smsClosed: true }, country()),
    true,
  ],
  [
    'a closed country left out while all SMS are closed',
    rules({ voiceClosed: true }, country({ voiceClosed: true })),
    rules({ voiceClosed: true }),
    true,
  ],
  [
    'a country’s small budget taken away while that of all is as small',
    rules({ countryDay: 5 }, country({ countryDay: 5 })),
    rules({ countryDay: 5 }),
    true,
  ],
  [
    'a country’s small budget raised in the step that closes all SMS',
    rules({}, country({ countryDay: 5 })),
    rules({ smsClosed: true, voiceClosed: true }, country({ countryDay: 6 })),
    true,
  ],
  ['a country given a budget of its own', rules(), rules({}, country({ countryDay: 1000 })), false],
])('AUT-10 raising a budget needs two people, lowering it needs one: %s', (_, before, after, looser) => {
  expect(isLooser(before, after)).toBe(looser)
})

test('lists changes by scope and name', () => {
  expect(changesOf(rules(), rules({ smsClosed: true }, country({ countryDay: 5 })))).toEqual([
    { name: 'smsClosed', to: true },
    { dial: '95', name: 'countryDay', to: 5 },
  ])
  expect(changesOf(rules({}, country({ countryDay: 5 })), rules())).toEqual([
    { dial: '95', name: 'countryDay', to: null },
  ])
  expect(changesOf(rules({}, country()), rules())).toEqual([])
})

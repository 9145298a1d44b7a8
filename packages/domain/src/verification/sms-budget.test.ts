import { expect, test } from 'vitest'
import { maySendSms, type SmsBudget, type SmsSent } from './sms-budget.ts'

const budget: SmsBudget = { closed: false, numberDay: 10, prefixDay: 100, countryDay: 1000, houseDay: 5000 }
const sent: SmsSent = { number: 9, prefix: 99, country: 999, house: 4999 }
const told = (b: SmsBudget, s: SmsSent, served = true): string | undefined => {
  const may = maySendSms(b, s, served)
  return may.ok ? undefined : may.code
}

test('AUT-10 the last message of each budget goes out, and none after it', () => {
  expect(told(budget, sent)).toBeUndefined()
  for (const one of ['number', 'prefix', 'country', 'house'] as const)
    expect(told(budget, { ...sent, [one]: sent[one] + 1 })).toBe('VERIFICATION_TOO_MANY_SENDS')
})

test('AUT-10 nothing goes out while the house has closed it, nor to a country it does not serve', () => {
  expect(told({ ...budget, closed: true }, sent)).toBe('SMS_NOT_AVAILABLE')
  expect(told(budget, sent, false)).toBe('SMS_NOT_AVAILABLE')
})

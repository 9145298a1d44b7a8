import { expect, test } from 'vitest'
import { mayReceive, type Recipient, type SentCoin } from './recipient.ts'

const person: Recipient = {
  own: false,
  approved: true,
  active: true,
  depositsOpen: true,
  investorClass: 'ri',
}
const dollar: SentCoin = { worthKnown: true, depositsOpen: true, category: null }
const told = (recipient: Recipient | undefined, coin: SentCoin = dollar) => {
  const may = mayReceive(recipient, coin)
  return may.ok ? 'ok' : may.code
}

test('a verified customer of another family may be sent a coin', () => {
  expect(told(person)).toBe('ok')
})

test('TRF-01 who does not exist, is not verified or does not stand well is one answer, whatever else speaks against it', () => {
  const nobodies = [
    undefined,
    { ...person, approved: false },
    { ...person, active: false },
    { ...person, approved: false, depositsOpen: false },
  ]
  for (const coin of [dollar, { ...dollar, worthKnown: false }, { ...dollar, depositsOpen: false }])
    for (const nobody of nobodies) expect(told(nobody, coin)).toBe('INTERNAL_TRANSFER_CANNOT_RECEIVE')
})

test('TRF-01 the own family is told as such, in whatever state', () => {
  expect(told({ ...person, own: true, active: false })).toBe('INTERNAL_TRANSFER_SELF')
})

test('a token goes only to a class that may hold it, which is not told from a coin that cannot be sent', () => {
  const token = { ...dollar, category: 'ai' } as const
  expect(told(person, token)).toBe('INTERNAL_TRANSFER_UNSUPPORTED')
  expect(told(person, { ...dollar, worthKnown: false })).toBe('INTERNAL_TRANSFER_UNSUPPORTED')
  expect(told({ ...person, investorClass: 'ai' }, token)).toBe('ok')
})

test('nothing comes into where deposits are closed, by the house or by the owner of a sub-account', () => {
  expect(told({ ...person, depositsOpen: false })).toBe('INTERNAL_TRANSFER_DEPOSIT_DISABLED')
  expect(told(person, { ...dollar, depositsOpen: false })).toBe('INTERNAL_TRANSFER_DEPOSIT_DISABLED')
})

import { expect, test } from 'vitest'
import { decide } from '#identity/eligibility/decide.ts'
import { type Actor, type Asset, freeAsset, unpaused } from '#identity/eligibility/rules.ts'
import { mayReceive, type Recipient, type SentCoin } from './recipient.ts'

const sound: Actor = {
  active: true,
  approved: true,
  secured: true,
  strong: false,
  trades: true,
  deposits: true,
  investorClass: 'ri',
  residence: 'SG',
  nationality: 'SG',
  tested: false,
  ...unpaused,
  indebted: false,
  owes: [],
}
const house = { region: { type: 1, limited: ['KP'], allowed: [] }, authenticator: false, riskTest: false } as const
const whoIs = (about: Partial<Actor> = {}, asset: Asset = freeAsset): Recipient => ({
  own: false,
  decision: decide({ ...sound, ...about }, 'receive', { asset, house, total: 0n }, new Date(0)),
})
const person = whoIs()
const dollar: SentCoin = { worthKnown: true, depositsOpen: true }
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
    whoIs({ approved: false }),
    whoIs({ active: false }),
    whoIs({ residence: 'KP' }),
    whoIs({ approved: false, deposits: false }, { ...freeAsset, category: 'ei' }),
  ]
  for (const coin of [dollar, { ...dollar, worthKnown: false }, { ...dollar, depositsOpen: false }])
    for (const nobody of nobodies) expect(told(nobody, coin)).toBe('INTERNAL_TRANSFER_CANNOT_RECEIVE')
})

test('TRF-01 the own family is told as such, in whatever state', () => {
  expect(told({ ...whoIs({ active: false }), own: true })).toBe('INTERNAL_TRANSFER_SELF')
})

test('a token goes only to a class that may hold it, which is not told from a coin that cannot be sent', () => {
  const token = { ...freeAsset, category: 'ai' } as const
  expect(told(whoIs({}, token))).toBe('INTERNAL_TRANSFER_UNSUPPORTED')
  expect(told(person, { ...dollar, worthKnown: false })).toBe('INTERNAL_TRANSFER_UNSUPPORTED')
  expect(told(whoIs({ investorClass: 'ai' }, token))).toBe('ok')
})

test('nothing comes into where deposits are closed, by the house or by the owner of a sub-account', () => {
  expect(told(whoIs({ deposits: false }))).toBe('INTERNAL_TRANSFER_DEPOSIT_DISABLED')
  expect(told(person, { ...dollar, depositsOpen: false })).toBe('INTERNAL_TRANSFER_DEPOSIT_DISABLED')
})

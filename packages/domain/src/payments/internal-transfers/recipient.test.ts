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
const exchange = { region: { type: 1, limited: ['KP'], allowed: [] }, authenticator: false, riskTest: false } as const
const recipientWith = (about: Partial<Actor> = {}, asset: Asset = freeAsset): Recipient => ({
  own: false,
  decision: decide({ ...sound, ...about }, 'receive', { asset, exchange, total: 0n }, new Date(0)),
})
const person = recipientWith()
const dollar: SentCoin = { worthKnown: true, depositsOpen: true }
const codeOf = (recipient: Recipient | undefined, coin: SentCoin = dollar) => {
  const may = mayReceive(recipient, coin)
  return may.ok ? 'ok' : may.code
}

test('accepts a verified customer of another family as a recipient', () => {
  expect(codeOf(person)).toBe('ok')
})

test('TRF-01 returns one refusal for unknown, unverified and blocked recipients, whatever else applies', () => {
  const nobodies = [
    undefined,
    recipientWith({ approved: false }),
    recipientWith({ active: false }),
    recipientWith({ residence: 'KP' }),
    recipientWith({ approved: false, deposits: false }, { ...freeAsset, category: 'ei' }),
  ]
  for (const coin of [dollar, { ...dollar, worthKnown: false }, { ...dollar, depositsOpen: false }])
    for (const nobody of nobodies) expect(codeOf(nobody, coin)).toBe('INTERNAL_TRANSFER_CANNOT_RECEIVE')
})

test("TRF-01 names a recipient of the sender's own family as such, in any status", () => {
  expect(codeOf({ ...recipientWith({ active: false }), own: true })).toBe('INTERNAL_TRANSFER_SELF')
})

test('sends a token only to an eligible class, and otherwise refuses it like a coin that cannot be sent', () => {
  const token = { ...freeAsset, category: 'ai' } as const
  expect(codeOf(recipientWith({}, token))).toBe('INTERNAL_TRANSFER_UNSUPPORTED')
  expect(codeOf(person, { ...dollar, worthKnown: false })).toBe('INTERNAL_TRANSFER_UNSUPPORTED')
  expect(codeOf(recipientWith({ investorClass: 'ai' }, token))).toBe('ok')
})

test('rejects a coin whose deposits the exchange or the owner of the sub-account stopped', () => {
  expect(codeOf(recipientWith({ deposits: false }))).toBe('INTERNAL_TRANSFER_DEPOSIT_DISABLED')
  expect(codeOf(person, { ...dollar, depositsOpen: false })).toBe('INTERNAL_TRANSFER_DEPOSIT_DISABLED')
})

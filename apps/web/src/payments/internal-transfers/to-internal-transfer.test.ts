import { expect, test } from 'vitest'
import { terms } from './testing.ts'
import {
  type InternalTransferFields,
  mostAmount,
  type RecipientFields,
  toInternalTransfer,
} from './to-internal-transfer.ts'

const [coin] = terms.coins
if (coin === undefined) throw new Error('The test has no such coin')
const typed: RecipientFields = {
  kind: 'email',
  email: 'bob@example.com',
  phone: { country: 'SG', number: '91234567', valid: '+6591234567' },
  uid: '30002',
}
const fields: InternalTransferFields = { to: typed, name: '', amount: '100', note: '' }
const made = (about: Partial<InternalTransferFields>, over: Partial<typeof terms> = {}) =>
  toInternalTransfer({ ...fields, ...about }, coin, { ...terms, ...over })

test.each([
  [
    { kind: 'email', email: ' bob@example.com ' },
    { type: 'email', value: 'bob@example.com' },
  ],
  [
    { kind: 'mobile', phone: { country: 'SG', number: '09123 4567', valid: '+6591234567' } },
    { type: 'mobile', value: '+6591234567' },
  ],
  [
    { kind: 'uid', uid: '80217734' },
    { type: 'uid', value: '80217734' },
  ],
] as const)('TRF-01 sends %o as %o', (about, to) => {
  expect(made({ to: { ...typed, ...about } })).toEqual({ ok: true, body: { coin: 'tUSD', amount: '100.000000', to } })
})

test.each([
  [{ to: { ...typed, email: 'bob' } }, { to: 'recipient' }],
  [{ to: { ...typed, kind: 'uid' } as const }, { to: 'recipient' }],
  [
    { to: { ...typed, kind: 'mobile', phone: { ...typed.phone, number: '', valid: undefined } } as const },
    { to: 'recipient' },
  ],
  [{ amount: '' }, { amount: 'amount' }],
  [{ amount: '0.000' }, { amount: 'amount' }],
  [{ amount: '1.0000001' }, { amount: 'precise' }],
  [{ amount: '2000.000001' }, { amount: 'balance' }],
] as const)('rejects the input %o with the errors %o', (about, faults) => {
  expect(made(about)).toMatchObject({ ok: false, faults })
})

test('TRF-04 the amount left by the limits is checked before the request', () => {
  expect(made({}, { remaining24h: '99.999999' })).toMatchObject({ ok: false, faults: { amount: 'day' } })
  expect(made({}, { remainingMonth: '99' })).toMatchObject({ ok: false, faults: { amount: 'month' } })
  expect(mostAmount(coin, terms)).toEqual({ most: 2_000_000_000n, bound: 'balance', isAccepted: true })
  expect(mostAmount(coin, { ...terms, remaining24h: '12.5' })).toMatchObject({ most: 12_500_000n, bound: 'day' })
})

test('PRC-03 a token counts towards the limits at its rate', () => {
  const token = { coin: 'AURB', decimals: 0, available: '900', rate: '12.5000000000', cap: null, feePpm: 0 }
  const transferOf = (text: string, remaining24h: string) =>
    toInternalTransfer({ ...fields, amount: text }, token, { ...terms, remaining24h })
  expect(transferOf('8', '100')).toMatchObject({ ok: true, body: { coin: 'AURB', amount: '8' } })
  expect(transferOf('9', '100')).toMatchObject({ ok: false, faults: { amount: 'day' } })
  expect(mostAmount(token, { ...terms, remaining24h: '112.4' })).toMatchObject({ most: 8n })
})

test('sends a note trimmed, and no empty note', () => {
  expect(made({ note: ' For the boat ' })).toMatchObject({ body: { note: 'For the boat' } })
  expect(made({ note: '  ' })).toEqual({
    ok: true,
    body: { coin: 'tUSD', amount: '100.000000', to: { type: 'email', value: 'bob@example.com' } },
  })
})

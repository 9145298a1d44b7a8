import { amount } from '@tessera/domain/books/money/amount.ts'
import { QUOTE_MS } from '@tessera/domain/payments/withdrawals/chain-fee.ts'
import { expect, test } from 'vitest'
import { sealFor } from '#platform/secrets/seal.ts'
import { FEE_QUOTE_SEAL, offerIn, quoteText } from './fee-quote.ts'

const seal = sealFor({ SECRET_KEY: 'k'.repeat(64) }, FEE_QUOTE_SEAL)
const now = new Date('2026-11-30T00:00:00.000Z')
const withdrawal = { customerId: 'ada', coin: 'USDC', chain: 'solana', addressId: 'wallet', fee: amount(367_971n) }

test.each([true, false])('a quote is bound to its fee and to its token account: %s', (mayOpenAccount) => {
  const { text } = quoteText(seal, { ...withdrawal, mayOpenAccount }, now)
  expect(offerIn(seal, withdrawal, text, now)).toEqual({ fee: withdrawal.fee, mayOpenAccount })
  expect(offerIn(seal, { ...withdrawal, fee: amount(1n) }, text, now)).toBeUndefined()
})

test('a quote made before decision 0169 is bound to its fee until it ends, and may create a token account', () => {
  const until = now.getTime() + QUOTE_MS
  const text = `${until}.${seal.of({ ...withdrawal, until })}`
  expect(offerIn(seal, withdrawal, text, now)).toEqual({ fee: withdrawal.fee, mayOpenAccount: true })
  expect(offerIn(seal, { ...withdrawal, addressId: 'other' }, text, now)).toBeUndefined()
  expect(offerIn(seal, withdrawal, text, new Date(until + 1))).toBeUndefined()
})

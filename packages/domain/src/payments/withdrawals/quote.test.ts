import { expect, test } from 'vitest'
import { amount } from '#books/money/amount.ts'
import { quoteWithdrawal, type WithdrawalTerms } from './quote.ts'

const terms: WithdrawalTerms = {
  coin: 'tUSD',
  scale: 6,
  open: true,
  fee: amount(1_000_000n),
  min: amount(10_000_000n),
  max: amount(500_000_000n),
}
const quote = (text: string, displayedFee = '1.000000', now = terms) =>
  quoteWithdrawal({ amount: text, displayedFee }, now)

test('pays the customer the amount less the fee', () => {
  expect(quote('51')).toEqual({
    ok: true,
    value: { amount: 51_000_000n, fee: 1_000_000n, receives: 50_000_000n },
  })
})

// WDR-08: each bound exactly, one minor unit below and one above.
for (const [text, code] of [
  ['0', 'WITHDRAWAL_FEE_EXCEEDS_AMOUNT'],
  ['0.999999', 'WITHDRAWAL_FEE_EXCEEDS_AMOUNT'],
  ['1', 'WITHDRAWAL_FEE_EXCEEDS_AMOUNT'],
  ['1.000001', 'WITHDRAWAL_BELOW_MINIMUM'],
  ['10.999999', 'WITHDRAWAL_BELOW_MINIMUM'],
  ['11', undefined],
  ['11.000001', undefined],
  ['501', undefined],
  ['501.000001', 'WITHDRAWAL_ABOVE_MAXIMUM'],
  ['11.0000001', 'WITHDRAWAL_AMOUNT_TOO_PRECISE'],
  ['1e3', 'WITHDRAWAL_AMOUNT_TOO_PRECISE'],
  ['-11', 'WITHDRAWAL_AMOUNT_TOO_PRECISE'],
] as const)
  test(`WDR-08 with a fee of 1, at least 10 and at most 500 received, ${text} is ${code ?? 'allowed'}`, () => {
    expect(quote(text)).toMatchObject(code === undefined ? { ok: true } : { ok: false, code })
  })

test('WDR-08 rejects a fee that has changed since it was displayed, and charges nothing', () => {
  expect(quote('51', '0.5')).toMatchObject({
    ok: false,
    code: 'WITHDRAWAL_FEE_CHANGED',
    params: { fee: '1.00', coin: 'tUSD' },
  })
})

test('reports a stopped coin before any other refusal', () => {
  expect(quote('0', '9', { ...terms, open: false })).toMatchObject({ ok: false, code: 'WITHDRAWAL_CLOSED' })
})

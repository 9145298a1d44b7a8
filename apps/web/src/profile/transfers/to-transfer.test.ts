import { expect, test } from 'vitest'
import { toTransfer } from './to-transfer.ts'

const movable = { coin: 'tUSD', available: '100.00', decimals: 2 }
const route = { from: 'token', to: 'spot' } as const

test('sends the amount with all decimals of the coin', () => {
  expect(toTransfer({ coin: 'tUSD', amount: '12.' }, route, movable)).toEqual({
    ok: true,
    body: { coin: 'tUSD', amount: '12.00', from: 'token', to: 'spot' },
  })
})

test.each([
  ['', 'amount'],
  ['0.00', 'amount'],
  ['0.001', 'amount'],
  ['1e3', 'amount'],
  ['100.01', 'balance'],
])('rejects the amount “%s” with the error “%s”', (amount, fault) => {
  expect(toTransfer({ coin: 'tUSD', amount }, route, movable)).toEqual({ ok: false, faults: { amount: fault } })
})

test('accepts the whole available balance', () => {
  expect(toTransfer({ coin: 'tUSD', amount: '100' }, route, movable)).toMatchObject({ ok: true })
})

import { expect, test } from 'vitest'
import { firstRoute, toTransfer } from './to-transfer.ts'

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

const held = { coin: 'tUSD', available: '5.00', decimals: 6 }
const gone = { coin: 'tUSD', available: '0.00', decimals: 6 }

test.each([
  ['from the account of the screen', 'spot', { token: [held], spot: [held], fiat: [] }, { from: 'spot', to: 'token' }],
  ['to an empty account', 'spot', { token: [held], spot: [gone], fiat: [] }, { from: 'token', to: 'spot' }],
  ['from the fiat account', 'spot', { token: [gone], spot: [], fiat: [held] }, { from: 'fiat', to: 'spot' }],
  ['back to the token account', 'token', { token: [], spot: [held], fiat: [] }, { from: 'spot', to: 'token' }],
  ['as usual, if there is nothing anywhere', 'spot', { token: [], spot: [], fiat: [] }, { from: 'spot', to: 'token' }],
] as const)('a transfer opens in the direction that can work: %s', (_, start, holdings, first) => {
  expect(firstRoute(holdings, start)).toEqual(first)
})

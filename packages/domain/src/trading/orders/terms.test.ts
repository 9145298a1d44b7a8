import { expect, test } from 'vitest'
import type { MarketTerms } from '#trading/markets/market.ts'
import { amount, ppm } from '#books/money/amount.ts'
import { termsOf, type OrderRequest } from './terms.ts'

const market: MarketTerms = {
  symbol: 'AURB-tUSD',
  base: 'AURB',
  quote: 'tUSD',
  baseScale: 0,
  quoteScale: 6,
  tick: amount(10_000n),
  lot: amount(1n),
  priceTicks: 1,
  quantityLots: 1,
  makerFee: ppm(1_000),
  takerFee: ppm(1_500),
  minValue: amount(10_000_000n),
  maxValue: amount(1_000_000_000_000n),
  band: ppm(200_000),
}
const orderRequest: OrderRequest = {
  type: 'limit',
  side: 'buy',
  price: '12.45',
  quantity: '153',
  referenceTicks: 1_248,
  bestTicks: 1_249,
}
const codeOf = (changed: Partial<OrderRequest>) => {
  const outcome = termsOf(market, { ...orderRequest, ...changed })
  return outcome.ok ? 'ok' : outcome.code
}

test('a buy holds its value and the higher fee, a sell its quantity', () => {
  const buy = termsOf(market, orderRequest)
  // 1,904.85 and 0.15 % = 2.857275, plus at most one minor unit per lot because each fill is rounded separately
  expect(buy).toMatchObject({ ok: true, value: { value: 1_904_850_000n, fee: 2_857_275n, hold: 1_907_707_275n } })
  expect(termsOf(market, { ...orderRequest, side: 'sell' })).toMatchObject({ ok: true, value: { hold: 153n } })
})

test.each([
  ['12.45', 'ok'],
  ['12.455', 'ORDER_PRICE_OFF_TICK'],
  ['0', 'ORDER_PRICE_OFF_TICK'],
  ['12.4500000', 'ORDER_PRICE_OFF_TICK'],
  ['1e1', 'ORDER_PRICE_OFF_TICK'],
  ['-12.45', 'ORDER_PRICE_OFF_TICK'],
  ['100000000000000000000', 'ORDER_PRICE_OFF_TICK'],
])('TRD-05 a price of %s: %s', (price, code) => expect(codeOf({ price })).toBe(code))

test.each([
  ['153', 'ok'],
  ['0', 'ORDER_QUANTITY_OFF_LOT'],
  ['1.5', 'ORDER_QUANTITY_OFF_LOT'],
  ['100000000000000000000', 'ORDER_QUANTITY_OFF_LOT'],
])('TRD-05 a quantity of %s: %s', (quantity, code) => expect(codeOf({ quantity })).toBe(code))

test('TRD-05 allows exactly the minimum and the maximum value', () => {
  expect(codeOf({ price: '10', quantity: '1' })).toBe('ok')
  expect(codeOf({ price: '9.99', quantity: '1', referenceTicks: 999 })).toBe('ORDER_BELOW_MINIMUM')
  expect(codeOf({ price: '10', quantity: '100000' })).toBe('ok')
  expect(codeOf({ price: '10', quantity: '100001' })).toBe('ORDER_ABOVE_MAXIMUM')
})

test.each<[string, Partial<OrderRequest>, object]>([
  ['a price between two steps', { price: '12.455' }, { step: '0.01', coin: 'tUSD' }],
  ['a quantity between two steps', { quantity: '1.5' }, { step: '1', coin: 'AURB' }],
  ['a value below the minimum', { price: '9.99', quantity: '1', referenceTicks: 999 }, { bound: '10', coin: 'tUSD' }],
  ['a value above the maximum', { price: '10', quantity: '100001' }, { bound: '1000000', coin: 'tUSD' }],
  ['a price outside the band', { price: '12.01', referenceTicks: 1_000 }, { low: '8', high: '12', coin: 'tUSD' }],
  ['a stop between two steps', { type: 'stop_limit', stop: '12.405' }, { step: '0.01', coin: 'tUSD' }],
])('TRD-05 rejects %s, and returns the figure that decides it', (_, changed, params) => {
  expect(termsOf(market, { ...orderRequest, ...changed })).toMatchObject({ ok: false, params })
})

test('TRD-15 allows a price a fifth away from the reference, and no tick more', () => {
  expect(codeOf({ price: '12', referenceTicks: 1_000 })).toBe('ok')
  expect(codeOf({ price: '12.01', referenceTicks: 1_000 })).toBe('ORDER_PRICE_OUT_OF_BAND')
  expect(codeOf({ price: '8', referenceTicks: 1_000 })).toBe('ok')
  expect(codeOf({ price: '7.99', referenceTicks: 1_000 })).toBe('ORDER_PRICE_OUT_OF_BAND')
})

test('TRD-07 computes a product beyond 2^53 exactly, and rejects one beyond the amount bound', () => {
  const wide = { ...market, tick: amount(1n), maxValue: amount(10n ** 29n), band: ppm(1_000_000) }
  const big: OrderRequest = {
    ...orderRequest,
    side: 'sell',
    price: '90071992.547401',
    quantity: '9007199254',
    referenceTicks: 90_071_992_547_401,
  }
  expect(termsOf(wide, big)).toMatchObject({ ok: true, value: { value: 90_071_992_547_401n * 9_007_199_254n } })
  expect(termsOf(market, { ...big, price: '90071992.54' })).toMatchObject({ code: 'ORDER_ABOVE_MAXIMUM' })
})

test.each<[OrderRequest['side'], number, number, number | string]>([
  // side, best opposite price, reference → the worst price
  ['buy', 1_000, 1_000, 1_050],
  ['buy', 1_019, 1_000, 1_069],
  ['buy', 1_190, 1_000, 1_200],
  ['buy', 1_200, 1_000, 1_200],
  ['buy', 1_201, 1_000, 'ORDER_PRICE_OUT_OF_BAND'],
  ['sell', 1_000, 1_000, 950],
  ['sell', 810, 1_000, 800],
  ['sell', 799, 1_000, 'ORDER_PRICE_OUT_OF_BAND'],
  ['sell', 1, 1, 1],
  ['buy', 0, 1_000, 'ORDER_NOBODY_ACROSS'],
])(
  'TRD-15 a market order to %s with the best price %d and the reference %d trades at %s at worst',
  (side, bestTicks, referenceTicks, worst) => {
    const request: OrderRequest = { type: 'market', side, quantity: '2000', bestTicks, referenceTicks }
    const read = termsOf(market, request)
    expect(read.ok ? read.value.ticks : read.code).toBe(worst)
  },
)

test('a market buy holds its cost at its worst price', () =>
  expect(
    termsOf(market, { type: 'market', side: 'buy', quantity: '10', bestTicks: 1_000, referenceTicks: 1_000 }),
  ).toMatchObject({
    ok: true,
    value: { value: 105_000_000n, fee: 157_500n, hold: 105_157_500n },
  }))

test.each([
  ['12.40', 'ok'],
  [undefined, 'ORDER_STOP_OFF_TICK'],
  ['0', 'ORDER_STOP_OFF_TICK'],
  ['12.405', 'ORDER_STOP_OFF_TICK'],
  ['9.98', 'ORDER_PRICE_OUT_OF_BAND'],
])('TRD-05 a stop at %s: %s', (stop, code) => expect(codeOf({ type: 'stop_limit', stop })).toBe(code))

test.each<[string, Partial<OrderRequest>, string]>([
  ['the smallest value, though a lot less comes of it', { cashQuantity: '10' }, 'ok'],
  ['less than the smallest', { cashQuantity: '9.99' }, 'ORDER_BELOW_MINIMUM'],
  ['less than a lot', { cashQuantity: '10', bestTicks: 1_001, referenceTicks: 1_000 }, 'ORDER_BELOW_ONE_LOT'],
  ['nothing', { cashQuantity: '0' }, 'ORDER_BELOW_MINIMUM'],
  ['the largest value', { cashQuantity: '1000000' }, 'ok'],
  ['more than the largest', { cashQuantity: '1000000.000001' }, 'ORDER_ABOVE_MAXIMUM'],
  ['more decimals than the coin has', { cashQuantity: '10.0000001' }, 'ORDER_CASH_TOO_PRECISE'],
  ['a best price out of the band', { cashQuantity: '100', referenceTicks: 400 }, 'ORDER_PRICE_OUT_OF_BAND'],
  ['nobody across', { cashQuantity: '100', bestTicks: 0 }, 'ORDER_NOBODY_ACROSS'],
])('TRD-05 a market order for %s', (_, over, code) => {
  const { bestTicks = 600 } = over
  const request: OrderRequest = { type: 'market', side: 'buy', referenceTicks: 600, bestTicks, ...over }
  const read = termsOf(market, { ...request, across: bestTicks === 0 ? [] : [{ ticks: bestTicks, lots: 1_000_000 }] })
  expect(read.ok ? 'ok' : read.code).toBe(code)
})

test('a market buy holds the cash quantity and its fee, and a sell holds its lots', () => {
  const request = { type: 'market', cashQuantity: '10', bestTicks: 600, referenceTicks: 600 } as const
  const across = [{ ticks: 600, lots: 5 }]
  expect(termsOf(market, { ...request, side: 'buy', across })).toMatchObject({
    value: { lots: 1, value: 6_000_000n, fee: 9_000n, hold: 10_015_000n, cash: 10_000_000n, ticks: 630 },
  })
  expect(termsOf(market, { ...request, side: 'sell', across })).toMatchObject({
    value: { lots: 1, value: 6_000_000n, fee: 9_000n, hold: 1n, cash: 10_000_000n, ticks: 570 },
  })
})

const small = { price: '0.05', quantity: '3', referenceTicks: 5, bestTicks: 5 } as const

test('TRD-05 a sale of the whole holding may be below the minimum value', () => {
  const sell = { ...small, side: 'sell' } as const
  expect(codeOf(sell)).toBe('ORDER_BELOW_MINIMUM')
  expect(codeOf({ ...sell, holding: amount(3n) })).toBe('ok')
  expect(codeOf({ ...sell, type: 'market', holding: amount(3n) })).toBe('ok')
  expect(codeOf({ ...sell, type: 'stop_limit', stop: '0.05', holding: amount(3n) })).toBe('ok')
})

test.each([
  ['a part of the holding', { side: 'sell', holding: amount(4n) }],
  ['more than the holding', { side: 'sell', holding: amount(2n) }],
  ['a buy', { side: 'buy', holding: amount(3n) }],
  ['a sale by cash', { side: 'sell', type: 'market', quantity: undefined, cashQuantity: '0.15', holding: amount(3n) }],
] as const)('TRD-05 %s may not be below the minimum value', (_, change) => {
  expect(codeOf({ ...small, ...change })).toBe('ORDER_BELOW_MINIMUM')
})

test('TRD-05 a remainder below the smallest quantity does not count toward the holding', () => {
  const fine = { ...market, baseScale: 2, lot: amount(1n), quantityLots: 100 }
  const sale = { ...orderRequest, ...small, side: 'sell', quantity: '3.00' } as const
  expect(termsOf(fine, { ...sale, holding: amount(399n) }).ok).toBe(true)
  expect(termsOf(fine, { ...sale, holding: amount(400n) }).ok).toBe(false)
})

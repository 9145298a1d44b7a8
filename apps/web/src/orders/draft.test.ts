import { amount, ppm } from '@tessera/domain/money/amount.ts'
import { expect, test } from 'vitest'
import { checkDraft, type Draft, mostLots, quantityFor, shareOf, shareText } from './draft.ts'

/** Like AURB-tUSD: a tick of 0.01, whole shares, 0.15 % for the taker. */
const terms = {
  symbol: 'AURB-tUSD',
  base: 'AURB',
  quote: 'tUSD',
  baseScale: 0,
  quoteScale: 6,
  tick: amount(10_000n),
  lot: amount(1n),
  makerFee: ppm(1_000),
  takerFee: ppm(1_500),
  minValue: amount(1_000_000n),
  maxValue: amount(1_000_000_000_000n),
  band: ppm(200_000),
}
const buy: Draft = { side: 'buy', price: '12.45', quantity: '153' }
const facts = { reference: '12.48', available: '3812.40', open: true }

test('a buy says what it costs, its fee, and the most that it takes', () => {
  expect(checkDraft(terms, buy, facts)).toEqual({
    costs: { value: '1904.850000', fee: '2.857275', bound: '1907.707275' },
  })
})

test('a sell says the least that it brings', () => {
  expect(checkDraft(terms, { ...buy, side: 'sell' }, { ...facts, available: '153' })).toEqual({
    costs: { value: '1904.850000', fee: '2.857275', bound: '1901.992725' },
  })
})

test('however a buy is filled, the fees of its pieces stay within what it takes at most', () => {
  // Each lot's fee of 0.01 × 0.15 % = 0.000015 is exact; at a price of 0.01 with a fee of 0.0333 % it is rounded up.
  const odd = { ...terms, makerFee: ppm(333), takerFee: ppm(333), minValue: amount(1n) }
  const { costs } = checkDraft(odd, { side: 'buy', price: '0.01', quantity: '3' }, { ...facts, reference: '0.01' })
  expect(costs).toEqual({ value: '0.030000', fee: '0.000010', bound: '0.030012' })
})

test.each([
  ['', '153', 'PRICE_MISSING'],
  ['0.00', '153', 'PRICE_MISSING'],
  ['12.45', '', 'QUANTITY_MISSING'],
  ['12.455', '153', 'ORDER_PRICE_OFF_TICK'],
  ['12.45', '1.5', 'ORDER_QUANTITY_OFF_LOT'],
  ['0.01', '1', 'ORDER_BELOW_MINIMUM'],
  ['12.45', '999999', 'ORDER_ABOVE_MAXIMUM'],
  ['14.98', '10', 'ORDER_PRICE_OUT_OF_BAND'],
  ['12.45', '306', 'INSUFFICIENT_AVAILABLE_BALANCE'],
])('a buy of price %s and quantity %s is told %s', (price, quantity, reason) => {
  expect(checkDraft(terms, { side: 'buy', price, quantity }, facts).reason).toBe(reason)
})

test('a market that is not open is told first, and what the order costs is shown still', () => {
  const checked = checkDraft(terms, buy, { ...facts, open: false })
  expect(checked.reason).toBe('MARKET_NOT_OPEN')
  expect(checked.costs).toBeDefined()
})

test('a price out of the band is costed', () => {
  expect(checkDraft(terms, { ...buy, price: '14.98' }, facts).costs?.value).toBe('2291.940000')
})

test('nobody is told that money is missing before it is known how much there is', () => {
  expect(checkDraft(terms, { ...buy, quantity: '306' }, { ...facts, available: undefined }).reason).toBeUndefined()
})

test('all that can be bought leaves room for the fee, and one lot more does not fit', () => {
  const most = mostLots(terms, buy, facts.available)
  expect(most).toBe(305)
  expect(checkDraft(terms, { ...buy, quantity: '305' }, facts).reason).toBeUndefined()
  expect(checkDraft(terms, { ...buy, quantity: '306' }, facts).reason).toBe('INSUFFICIENT_AVAILABLE_BALANCE')
})

test('all that can be sold is what is there', () => {
  expect(mostLots(terms, { ...buy, side: 'sell', price: '' }, '153')).toBe(153)
})

test('a share of it is cut to whole lots', () => {
  expect(shareText(terms, 305, 50)).toBe('152')
  expect(shareText(terms, 3, 25)).toBe('')
  expect(shareOf(terms, 305, '152')).toBe(49)
  expect(shareOf(terms, 305, '400')).toBe(100)
  expect(shareOf(terms, undefined, '152')).toBe(0)
})

test('a total buys the whole lots that it covers', () => {
  expect(quantityFor(terms, buy, '1904.85')).toBe('153')
  expect(quantityFor(terms, buy, '1904.84')).toBe('152')
  expect(quantityFor(terms, buy, '12')).toBe('')
  expect(quantityFor(terms, { ...buy, price: '' }, '1904.85')).toBe('')
})

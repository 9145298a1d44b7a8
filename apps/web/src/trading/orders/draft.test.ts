import { amount, ppm } from '@tessera/domain/books/money/amount.ts'
import { expect, test } from 'vitest'
import { blankDraft, changed, checkDraft, daysOf, type Draft, orderRequestOf, picked, withoutSent } from './draft.ts'
import { cashShareOf, cashShareText, maxLots, mostLots, quantityFor, shareOf, shareText } from './order-size.ts'

/** Like AURB-tUSD: a tick of 0.01, whole shares, a taker fee of 0.15 %. */
const terms = {
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
  minValue: amount(1_000_000n),
  maxValue: amount(1_000_000_000_000n),
  band: ppm(200_000),
}
const buy: Draft = { ...blankDraft('12.45'), quantity: '153' }
const best = { bid: '12.47', ask: '12.49' }
const facts = { reference: '12.48', best, available: '3812.40', state: 'open', collared: false } as const

test('a buy shows its value, its fee, and its maximum cost', () => {
  expect(checkDraft(terms, buy, facts)).toEqual({
    costs: { value: '1904.850000', fee: '2.857275', bound: '1907.707275' },
  })
})

test('a sell shows its minimum proceeds', () => {
  expect(checkDraft(terms, { ...buy, side: 'sell' }, { ...facts, available: '153' })).toEqual({
    costs: { value: '1904.850000', fee: '2.857275', bound: '1901.992725' },
  })
})

test('however a buy is filled, the fees of its fills stay within the maximum cost', () => {
  // Each lot's fee of 0.01 × 0.15 % = 0.000015 is exact; at a price of 0.01 with a fee of 0.0333 % it is rounded up.
  const unevenFees = { ...terms, makerFee: ppm(333), takerFee: ppm(333), minValue: amount(1n) }
  const { costs } = checkDraft(unevenFees, { ...buy, price: '0.01', quantity: '3' }, { ...facts, reference: '0.01' })
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
  ['9.00', '10', 'ORDER_PRICE_OUT_OF_BAND'],
  ['12.45', '306', 'INSUFFICIENT_AVAILABLE_BALANCE'],
])('a buy at price %s with quantity %s is rejected with %s', (price, quantity, reason) => {
  expect(checkDraft(terms, { ...buy, price, quantity }, facts).reason).toBe(reason)
})

test('reports a closed market first, and still shows the costs', () => {
  const checked = checkDraft(terms, buy, { ...facts, state: 'cancel_only' })
  expect(checked.reason).toBe('MARKET_NOT_OPEN')
  expect(checked.costs).toBeDefined()
})

test('shows the costs of a price outside the band', () => {
  expect(checkDraft(terms, { ...buy, price: '14.98' }, facts).costs?.value).toBe('2291.940000')
})

test('does not report missing money before the balance is known', () => {
  expect(checkDraft(terms, { ...buy, quantity: '306' }, { ...facts, available: undefined }).reason).toBeUndefined()
})

test('the maximum buy includes the fee, and one more lot does not fit', () => {
  const max = maxLots(terms, buy, facts)
  expect(max).toBe(305)
  expect(checkDraft(terms, { ...buy, quantity: '305' }, facts).reason).toBeUndefined()
  expect(checkDraft(terms, { ...buy, quantity: '306' }, facts).reason).toBe('INSUFFICIENT_AVAILABLE_BALANCE')
})

test('the maximum sell is the balance', () => {
  expect(maxLots(terms, { ...buy, side: 'sell', price: '' }, { ...facts, available: '153' })).toBe(153)
})

test('a share of the maximum is cut to whole lots', () => {
  expect(shareText(terms, 305, 50)).toBe('152')
  expect(shareText(terms, 3, 25)).toBe('')
  expect(shareOf(terms, 305, '152')).toBe(49)
  expect(shareOf(terms, 305, '400')).toBe(100)
  expect(shareOf(terms, undefined, '152')).toBe(0)
})

test('a total buys the whole lots that it covers', () => {
  expect(quantityFor(terms, buy, '1904.85', facts)).toBe('153')
  expect(quantityFor(terms, buy, '1904.84', facts)).toBe('152')
  expect(quantityFor(terms, buy, '12', facts)).toBe('')
  expect(quantityFor(terms, { ...buy, price: '' }, '1904.85', facts)).toBe('')
})

const market: Draft = { ...buy, type: 'market', price: '' }

test('a market order is costed at its worst price: five per cent beyond the best opposite price', () => {
  expect(checkDraft(terms, { ...market, quantity: '100' }, facts).costs?.value).toBe('1311.000000')
  expect(checkDraft(terms, { ...market, side: 'sell', quantity: '100' }, facts).costs?.value).toBe('1185.000000')
  expect(checkDraft(terms, market, { ...facts, best: { bid: '', ask: '' } }).reason).toBe('ORDER_NOBODY_ACROSS')
})

test('the maximum market buy is computed at its worst price', () => {
  expect(maxLots(terms, market, facts)).toBe(290)
  expect(checkDraft(terms, { ...market, quantity: '290' }, facts).reason).toBeUndefined()
  expect(checkDraft(terms, { ...market, quantity: '291' }, facts).reason).toBe('INSUFFICIENT_AVAILABLE_BALANCE')
  expect(quantityFor(terms, market, '131.10', facts)).toBe('10')
})

test.each([
  ['', 'STOP_MISSING'],
  ['12.505', 'ORDER_STOP_OFF_TICK'],
  ['20', 'ORDER_PRICE_OUT_OF_BAND'],
  ['12.50', undefined],
])('a stop of %j is rejected with %s', (stop, reason) =>
  expect(checkDraft(terms, { ...buy, type: 'stop_limit', stop }, facts).reason).toBe(reason),
)

test('the request has only the fields of its order type', () => {
  const full: Draft = { ...buy, stop: '12.5', timeInForce: 'gtd', days: 7, postOnly: true }
  const [symbol, side, quantity, price] = ['AURB-tUSD', 'buy', '153', '12.45'] as const
  expect(orderRequestOf(symbol, full)).toEqual({ symbol, side, type: 'limit', flag: 'post_only', price, quantity })
  expect(orderRequestOf(symbol, { ...full, timeInForce: 'fok' })).toMatchObject({ flag: 'fok' })
  expect(orderRequestOf(symbol, { ...full, type: 'market' })).toEqual({ symbol, side, type: 'market', quantity })
  expect(orderRequestOf(symbol, { ...full, type: 'stop_limit' })).toMatchObject({ stop: '12.5', price })
  expect([daysOf(full), daysOf({ ...full, timeInForce: 'ioc' }), daysOf({ ...full, type: 'market' })]).toEqual([
    7,
    undefined,
    undefined,
  ])
})

test('a price picked in the book becomes the limit and fills an empty quantity', () => {
  expect(picked(market, '12.49', '40')).toMatchObject({ type: 'limit', price: '12.49', quantity: '153' })
  expect(picked({ ...buy, quantity: '' }, '12.49', '40')).toMatchObject({ price: '12.49', quantity: '40' })
})

test('an auction accepts only orders that rest', () => {
  const auction = { ...facts, state: 'auction' } as const
  expect(checkDraft(terms, buy, auction).reason).toBeUndefined()
  expect(checkDraft(terms, { ...buy, timeInForce: 'gtd' }, auction).reason).toBeUndefined()
  for (const other of [{ type: 'market' }, { timeInForce: 'ioc' }, { timeInForce: 'fok' }, { postOnly: true }] as const)
    expect(checkDraft(terms, { ...buy, ...other }, auction).reason).toBe('ORDER_NOT_IN_AUCTION')
})

const spends: Draft = { ...blankDraft(''), type: 'market', by: 'cash', cash: '500' }

test('a market order by cash sends only that amount', () => {
  expect(orderRequestOf('AURB-tUSD', spends)).toEqual({
    symbol: 'AURB-tUSD',
    side: 'buy',
    type: 'market',
    cashQuantity: '500',
  })
  // A limit order has a quantity, whatever was chosen for market orders.
  expect(orderRequestOf('AURB-tUSD', { ...spends, type: 'limit', price: '12.45', quantity: '3' })).toMatchObject({
    quantity: '3',
    price: '12.45',
  })
})

test('a buy by cash costs at most that amount and its fee', () =>
  expect(checkDraft(terms, spends, facts)).toMatchObject({ costs: { bound: '500.750000' } }))

test.each([
  ['', 'buy', 'CASH_MISSING'],
  ['0.00', 'buy', 'CASH_MISSING'],
  ['0.5', 'buy', 'ORDER_BELOW_MINIMUM'],
  ['12.48', 'buy', 'ORDER_BELOW_ONE_LOT'],
  ['3806.689965', 'buy', undefined],
  ['3806.689966', 'buy', 'INSUFFICIENT_AVAILABLE_BALANCE'],
  ['1000001', 'buy', 'ORDER_ABOVE_MAXIMUM'],
  ['60', 'sell', undefined],
] as const)('a market order for %s to %s: %s', (cash, side, reason) =>
  expect(checkDraft(terms, { ...spends, cash, side }, facts).reason).toBe(reason),
)

test('the slider of a cash amount leaves the fee', () => {
  expect(cashShareText(terms, '3812.40', 100)).toBe('3806.689965')
  expect(cashShareText(terms, '3812.40', 50)).toBe('1903.344982')
  expect(cashShareText(terms, '0', 100)).toBe('')
  expect([cashShareOf(terms, '3812.40', '1903.345'), cashShareOf(terms, '3812.40', '9999')]).toEqual([50, 100])
  expect([cashShareOf(terms, '3812.40', ''), cashShareOf(terms, '0', '5')]).toEqual([0, 0])
})

test('changing the side clears the amounts; choosing the same side changes nothing', () => {
  const spending: Draft = { ...buy, type: 'market', by: 'cash', cash: '5000' }
  expect(changed(spending, { side: 'sell' })).toEqual({ ...spending, side: 'sell', quantity: '', cash: '' })
  expect(changed(spending, { side: 'buy' })).toEqual(spending)
  expect(changed(spending, { type: 'limit' })).toEqual({ ...spending, type: 'limit' })
})

test('after sending, the form is cleared, but input typed since then stays', () => {
  const sent = orderRequestOf(terms.symbol, buy)
  expect(withoutSent(buy, sent)).toEqual({ ...buy, quantity: '', cash: '' })
  const typedSince = { ...buy, quantity: '7' }
  expect(withoutSent(typedSince, sent)).toBe(typedSince)
})

test.each([
  ['12.85', 'sell', undefined],
  ['12.86', 'sell', 'ORDER_OUT_OF_COLLAR'],
  ['12.11', 'buy', undefined],
  ['12.10', 'buy', 'ORDER_OUT_OF_COLLAR'],
] as const)('PRC-02 while withdrawals are paused, a price of %s to %s is rejected with: %s', (price, side, reason) => {
  const draft = { ...buy, side, price, quantity: '10' }
  expect(checkDraft(terms, draft, { ...facts, collared: true }).reason).toBe(reason)
  expect(checkDraft(terms, draft, facts).reason).toBeUndefined()
})

test('PRC-02 while withdrawals are paused, nothing is traded without a reference price, also in an auction', () => {
  for (const state of ['open', 'auction'] as const)
    expect(checkDraft(terms, buy, { ...facts, reference: null, state, collared: true }).reason).toBe(
      'ORDER_COLLAR_WITHOUT_REFERENCE',
    )
})

test('PRC-01 an order that trades first may reach beyond the band, one that would rest there may not', () => {
  const far = { ...buy, price: '15.00', quantity: '10' }
  expect(checkDraft(terms, far, facts).reason).toBeUndefined()
  expect(checkDraft(terms, far, { ...facts, best: { bid: '', ask: '' } }).reason).toBe('ORDER_PRICE_OUT_OF_BAND')
  expect(checkDraft(terms, { ...far, price: '9.00' }, facts).reason).toBe('ORDER_PRICE_OUT_OF_BAND')
})

test('PRC-01 the band of an auction is twice as wide', () => {
  const far = { ...buy, price: '9.00', quantity: '10' }
  expect(checkDraft(terms, far, { ...facts, state: 'auction' }).reason).toBeUndefined()
})

const sale: Draft = { ...blankDraft('0.10'), side: 'sell' }
const near = { ...facts, reference: '0.10', best: { bid: '0.10', ask: '0.11' }, available: '3', holding: '3' }

test('a sale of all that is left may be below the minimum, and no other order may', () => {
  expect(checkDraft(terms, { ...sale, quantity: '3' }, near).reason).toBeUndefined()
  expect(checkDraft(terms, { ...sale, quantity: '2' }, near).reason).toBe('ORDER_BELOW_MINIMUM')
  expect(checkDraft(terms, { ...sale, quantity: '3' }, { ...near, holding: undefined }).reason).toBe(
    'ORDER_BELOW_MINIMUM',
  )
  expect(checkDraft(terms, { ...sale, side: 'buy', quantity: '3' }, near).reason).toBe('ORDER_BELOW_MINIMUM')
})

test('the maximum of an order names its limit, and is not offered below the minimum', () => {
  expect(mostLots(terms, sale, near)).toMatchObject({ most: { most: 3n, bound: 'balance', isAccepted: true } })
  expect(mostLots(terms, sale, { ...near, holding: undefined })).toMatchObject({ most: { isAccepted: false } })
  const rich = { ...near, available: '9000000', holding: '9000000' }
  expect(mostLots(terms, { ...sale, price: '10.00' }, rich)).toMatchObject({ most: { most: 100_000n, bound: 'order' } })
})

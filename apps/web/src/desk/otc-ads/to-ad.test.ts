import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import { RATE_SCALE } from '@tessera/domain/books/rates/rate.ts'
import { expect, test } from 'vitest'
import { type AdFields, adPrice, adWorth, marginOf, marginText, toAd } from './to-ad.ts'
import { terms } from './testing.ts'

const good: AdFields = {
  side: 'sell',
  coin: 'tUSD',
  fiat: 'SGD',
  priceType: 'fixed',
  price: '1.35',
  margin: '0',
  quantity: '100',
  min: '10',
  max: '135',
  methodIds: ['a'],
  methodKinds: [],
  window: '30',
  terms: ' ',
}
const defaults = { changes: false, available: '500.000000' }
const made = (change: Partial<AdFields> = {}, about: Partial<typeof defaults> = {}, of = terms) =>
  toAd({ ...good, ...change }, of, { ...defaults, ...about })
const faults = (...given: Parameters<typeof made>) => {
  const result = made(...given)
  return result.ok ? {} : Object.fromEntries(Object.entries(result.faults).filter(([, fault]) => fault !== undefined))
}

test('sends amounts with the decimals of coin and currency, and no fields of the other side or price type', () => {
  expect(made()).toEqual({
    ok: true,
    body: {
      side: 'sell',
      coin: 'tUSD',
      fiat: 'SGD',
      quantity: '100.000000',
      priceType: 'fixed',
      price: '1.35',
      min: '10.00',
      max: '135.00',
      methodIds: ['a'],
      windowMinutes: 30,
    },
  })
  expect(
    made({ side: 'buy', priceType: 'floating', margin: '-0.5', max: '100', methodKinds: ['paynow', 'alipay'] }),
  ).toMatchObject(
    // A method of another currency is not sent.
    { body: { side: 'buy', marginPpm: -5000, methodKinds: ['paynow'] } },
  )
})

test.each([
  [{ price: '' }, { price: 'price' }],
  [{ price: '1.35001' }, { price: 'price' }],
  [{ price: '1.5601' }, { price: 'band' }],
  [{ priceType: 'floating', margin: 'x' } as const, { margin: 'margin' }],
  [{ priceType: 'floating', margin: '20.1' } as const, { margin: 'band' }],
  [{ priceType: 'floating', fiat: 'CNY' } as const, { margin: 'rate' }],
  [{ quantity: '' }, { quantity: 'amount' }],
  [{ quantity: '1.0000001' }, { quantity: 'precise' }],
  [{ quantity: '500.000001' }, { quantity: 'balance' }],
  [{ min: '0' }, { min: 'amount' }],
  [{ min: '135.01' }, { min: 'minAboveMax' }],
  [{ max: '135.01' }, { max: 'maxAboveWorth' }],
  [{ methodIds: [] }, { methodIds: 'methods' }],
  [{ side: 'buy', methodKinds: ['alipay'] } as const, { methodIds: 'methods' }],
])('rejects %o with %o at its fields', (change, words) => {
  expect(faults(change)).toEqual(words)
})

test("an edited ad keeps its quantity, whatever its owner's balance", () => {
  expect(faults({ quantity: '100' }, { changes: true, available: '0.000000' })).toEqual({})
})

test('computes a floating price as the server does from the same rate', () => {
  const price = adPrice({ ...good, priceType: 'floating', margin: '1.5' }, terms)
  expect(price && formatAmount(price, RATE_SCALE)).toBe('1.3195000000')
  expect(adWorth({ ...good, priceType: 'floating', margin: '1.5' }, terms)).toBe(13_195n)
})

test.each([
  ['1.5', 15_000],
  ['-0.75', -7500],
  ['\u22122', -20_000],
  ['0', 0],
  ['-0', 0],
  ['1.23456', undefined],
  ['', undefined],
])('converts %s percent to %s parts per million', (text, ppm) => expect(marginOf(text)).toBe(ppm))

test('shows a margin again as it was typed', () => expect(marginOf(marginText(-7500))).toBe(-7500))

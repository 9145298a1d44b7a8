import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MarketTerms } from '#trading/markets/market.ts'
import { amount, ppm, total } from '#books/money/amount.ts'
import { fillPostings, fillMoney, withoutFees } from './postings.ts'
import { buyHold } from './terms.ts'

const market = (rate: number): MarketTerms => ({
  symbol: 'B-Q',
  base: 'B',
  quote: 'Q',
  baseScale: 0,
  quoteScale: 2,
  tick: amount(1n),
  lot: amount(1n),
  priceTicks: 1,
  quantityLots: 1,
  makerFee: ppm(rate),
  takerFee: ppm(rate),
  minValue: amount(1n),
  maxValue: amount(10n ** 20n),
  band: ppm(1_000_000),
})
const rate = fc.integer({ min: 0, max: 50_000 })
/** `inCoin` marks a fill whose fee is paid in the fee coin. */
const piece = fc.record({ lots: fc.integer({ min: 1, max: 50 }), better: fc.nat(20), inCoin: fc.boolean() })
const pieces = fc.array(piece, {
  minLength: 1,
  maxLength: 30,
})

test('TRD-06 the hold of an order covers every possible fill, and the remainder after each fill', () =>
  fc.assert(
    fc.property(rate, fc.integer({ min: 21, max: 5_000 }), pieces, (feeRate, limit, fills) => {
      const terms = market(feeRate)
      let lots = fills.reduce((sum, fill) => sum + fill.lots, 0)
      let left: bigint = buyHold(terms, limit, lots, terms.takerFee)
      for (const fill of fills) {
        const rates = { buyer: terms.takerFee, seller: terms.makerFee }
        const whole = fillMoney(terms, limit - fill.better, fill.lots, rates)
        const money = withoutFees(whole, { buyer: fill.inCoin, seller: false })
        left -= money.cash + money.buyerFee
        lots -= fill.lots
        expect(left).toBeGreaterThanOrEqual(lots === 0 ? 0n : buyHold(terms, limit, lots, terms.takerFee))
      }
    }),
  ))

test('every journal of a fill sums to zero per asset, and only a seller may receive nothing', () =>
  fc.assert(
    fc.property(
      rate,
      rate,
      fc.integer({ min: 1, max: 10_000 }),
      fc.integer({ min: 1, max: 10_000 }),
      fc.record({ buyer: fc.boolean(), seller: fc.boolean() }),
      (buyer, seller, ticks, lots, inCoin) => {
        const whole = fillMoney(market(0), ticks, lots, { buyer: ppm(buyer), seller: ppm(seller) })
        const postings = fillPostings(withoutFees(whole, inCoin))
        const fees = [inCoin.buyer ? amount(0n) : whole.buyerFee, inCoin.seller ? amount(0n) : whole.sellerFee]
        expect(postings.fees).toBe(total(fees))
        expect(total([postings.buyerQuote, postings.sellerQuote, postings.fees])).toBe(0n)
        expect(total([postings.buyerBase, postings.sellerBase])).toBe(0n)
        expect(postings.buyerBase > 0n && postings.buyerQuote < 0n && postings.sellerQuote >= 0n).toBe(true)
      },
    ),
  ))

test('TRD-06 a million fills of one minor unit cost two million in fees, never nothing', () => {
  const terms = market(1)
  const one = fillMoney(terms, 1, 1, { buyer: ppm(1), seller: ppm(1) })
  expect([one.buyerFee, one.sellerFee]).toEqual([1n, 1n])
  expect(fillPostings(one)).toMatchObject({ buyerQuote: -2n, sellerQuote: 0n, fees: 2n })
})

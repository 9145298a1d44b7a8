import { expect, test } from 'vitest'
import type { MarketTerms } from '#trading/markets/market.ts'
import { amount, formatAmount, parseAmount, ppm } from '#books/money/amount.ts'
import { cashHold, spend } from './spend.ts'

/** Whole shares, a tick of 0.01, 0.15 % for the taker. */
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
  minValue: amount(1n),
  maxValue: amount(10n ** 20n),
  band: ppm(200_000),
}
/** The same market in cents: the fee on a share at 10.00 is a cent and a half, rounded up in each fill. */
const inCents: MarketTerms = { ...market, quoteScale: 2, tick: amount(100n) }
const markets = { tUSD: market, cents: inCents }

/** Parses `10 @ 12.50, 5 @ 12.60`: opposite orders, best first. */
const ordersOf = (answer: string, { tick, quoteScale }: MarketTerms) =>
  answer.split(', ').flatMap((each) => {
    if (each === 'nobody') return []
    const [lots, , price = ''] = each.split(' ')
    return [{ lots: Number(lots), ticks: Number((parseAmount(price, quoteScale) ?? 0n) / tick) }]
  })

test.each<
  [keyof typeof markets, 'buy' | 'sell', cash: string, worst: string, string, lots: number, cost: string, fee: string]
>([
  // whole orders, and a part of one
  ['tUSD', 'buy', '125', '13.12', '10 @ 12.50', 10, '125.000000', '0.187500'],
  ['tUSD', 'buy', '124.99', '13.12', '10 @ 12.50', 9, '112.500000', '0.168750'],
  ['tUSD', 'buy', '188', '13.12', '10 @ 12.50, 10 @ 12.60', 15, '188.000000', '0.282000'],
  ['tUSD', 'buy', '187.99', '13.12', '10 @ 12.50, 10 @ 12.60', 14, '175.400000', '0.263100'],
  // two orders at one price are two fills
  ['tUSD', 'buy', '50', '13.12', '2 @ 12.50, 5 @ 12.50', 4, '50.000000', '0.075000'],
  // no whole order
  ['tUSD', 'buy', '12.49', '13.12', '10 @ 12.50', 0, '0.000000', '0.000000'],
  ['tUSD', 'buy', '0', '13.12', '10 @ 12.50', 0, '0.000000', '0.000000'],
  ['tUSD', 'buy', '500', '13.12', 'nobody', 0, '0.000000', '0.000000'],
  // everything up to the worst price, and nothing beyond
  ['tUSD', 'buy', '5000', '13.12', '10 @ 12.50', 10, '125.000000', '0.187500'],
  ['tUSD', 'buy', '5000', '12.60', '10 @ 12.50, 5 @ 12.60, 5 @ 12.61', 15, '188.000000', '0.282000'],
  // a sell earns at most that amount, and its fee is subtracted from it
  ['tUSD', 'sell', '125', '11.88', '10 @ 12.50', 10, '125.000000', '0.187500'],
  ['tUSD', 'sell', '149.8', '11.88', '10 @ 12.50, 5 @ 12.40', 12, '149.800000', '0.224700'],
  ['tUSD', 'sell', '149.79', '11.88', '10 @ 12.50, 5 @ 12.40', 11, '137.400000', '0.206100'],
  ['tUSD', 'sell', '5000', '12.40', '10 @ 12.50, 5 @ 12.40, 5 @ 12.39', 15, '187.000000', '0.280500'],
  // a lot that costs more than the remaining cash ends it, even if a later one would fit
  ['tUSD', 'sell', '12.45', '11.88', '1 @ 12.50, 1 @ 12.40', 0, '0.000000', '0.000000'],
  // the rounded fees of three fills exceed that of the total, so a buy takes only the lots that its hold covers
  ['cents', 'buy', '30.00', '11.00', '3 @ 10.00', 3, '30.00', '0.05'],
  ['cents', 'buy', '30.00', '11.00', '1 @ 10.00, 1 @ 10.00, 1 @ 10.00', 2, '20.00', '0.04'],
  ['cents', 'sell', '30.00', '9.00', '1 @ 10.00, 1 @ 10.00, 1 @ 10.00', 3, '30.00', '0.06'],
])(
  'in %s, to %s for %s, no worse than %s, of %s: %d lots for %s, with a fee of %s',
  (name, side, cash, worst, across, lots, cost, fee) => {
    const terms = markets[name]
    const minor = (text: string) => parseAmount(text, terms.quoteScale) ?? amount(0n)
    const cashOrder = { side, cash: minor(cash), worst: Number(minor(worst) / terms.tick) }
    const found = spend(terms, cashOrder, ordersOf(across, terms))
    expect([found.lots, formatAmount(found.cost, terms.quoteScale), formatAmount(found.fee, terms.quoteScale)]).toEqual(
      [lots, cost, fee],
    )
  },
)

test('a buy with a cash quantity holds the cash and its fee as one amount', () =>
  expect(cashHold(amount(125_000_000n), ppm(1_500))).toBe(125_187_500n))

import { type Amount, feeOf, minus, negated, plus, type Ppm } from '#books/money/amount.ts'
import { cashOf, type MarketTerms, quantityOf } from '#trading/markets/market.ts'

/** A trade in money: cash and quantity exact, each side's fee in quote, rounded up to the house. */
export type FillMoney = {
  readonly cash: Amount
  readonly quantity: Amount
  readonly buyerFee: Amount
  readonly sellerFee: Amount
}

/** What `lots` at the maker's `ticks` move, each side paying the rate that its order was accepted with. */
export function fillMoney(
  market: MarketTerms,
  ticks: number,
  lots: number,
  rates: { buyer: Ppm; seller: Ppm },
): FillMoney {
  const cash = cashOf(market, ticks, lots)
  return {
    cash,
    quantity: quantityOf(market, lots),
    buyerFee: feeOf(cash, rates.buyer),
    sellerFee: feeOf(cash, rates.seller),
  }
}

/** What a fill moves, each on an account of its own: of either side in both assets, and of the house. */
export type FillPostings<L> = {
  readonly buyerQuote: L
  readonly sellerQuote: L
  readonly fees: L
  readonly sellerBase: L
  readonly buyerBase: L
}

/**
 * A fill in one journal, + credits an account, - debits it; postings sum to zero per asset. The buyer pays cash and fee out of the
 * order's hold, the seller delivers out of its hold and receives cash less fee, the house earns both fees. A seller whose
 * whole cash is fee receives zero.
 */
export const fillPostings = ({ cash, quantity, buyerFee, sellerFee }: FillMoney): FillPostings<Amount> => ({
  buyerQuote: negated(plus(cash, buyerFee)),
  sellerQuote: minus(cash, sellerFee),
  fees: plus(buyerFee, sellerFee),
  sellerBase: negated(quantity),
  buyerBase: quantity,
})

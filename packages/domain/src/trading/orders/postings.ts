import { type Amount, feeOf, minus, negated, plus, type Ppm, ZERO } from '#books/money/amount.ts'
import { cashOf, type MarketTerms, quantityOf } from '#trading/markets/market.ts'

/** The money of a trade: exact cash and quantity, and each side's fee in quote, rounded up. */
export type FillMoney = {
  readonly cash: Amount
  readonly quantity: Amount
  readonly buyerFee: Amount
  readonly sellerFee: Amount
}

/**
 * Returns the money that `lots` at the maker's `ticks` move. Each side pays the rate with which its order was accepted.
 */
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

/** Returns the money of a trade without the fees that are paid in another coin. */
export const withoutFees = (money: FillMoney, isPaid: { buyer: boolean; seller: boolean }): FillMoney => ({
  ...money,
  ...(isPaid.buyer && { buyerFee: ZERO }),
  ...(isPaid.seller && { sellerFee: ZERO }),
})

/** The postings of a fill by account: either side's in both assets, and the exchange's. */
export type FillPostings<L> = {
  readonly buyerQuote: L
  readonly sellerQuote: L
  readonly fees: L
  readonly sellerBase: L
  readonly buyerBase: L
}

/**
 * Returns a fill as one journal: + credits an account, - debits it, and postings sum to zero per asset. The buyer pays
 * cash and fee from the order's hold. The seller delivers from its hold and receives cash less fee, which is zero if
 * the fee takes all of it. The exchange earns both fees.
 */
export const fillPostings = ({ cash, quantity, buyerFee, sellerFee }: FillMoney): FillPostings<Amount> => ({
  buyerQuote: negated(plus(cash, buyerFee)),
  sellerQuote: minus(cash, sellerFee),
  fees: plus(buyerFee, sellerFee),
  sellerBase: negated(quantity),
  buyerBase: quantity,
})

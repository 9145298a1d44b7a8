import { type Amount, feeOf, minus, negated, plus, type Ppm, ZERO } from '#books/money/amount.ts'
import { cashOf, type MarketTerms, quantityOf } from '#trading/markets/market.ts'

/** The money of a trade: cash and quantity exact, each side's fee in quote, rounded up. */
export type FillMoney = {
  readonly cash: Amount
  readonly quantity: Amount
  readonly buyerFee: Amount
  readonly sellerFee: Amount
}

/** The money that `lots` at the maker's `ticks` move. Each side pays the rate with which its order was accepted. */
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

/** The money of a trade without the fees that are paid with another coin. */
export const withoutFees = (money: FillMoney, isPaid: { buyer: boolean; seller: boolean }): FillMoney => ({
  ...money,
  ...(isPaid.buyer && { buyerFee: ZERO }),
  ...(isPaid.seller && { sellerFee: ZERO }),
})

/** The postings of a fill, each on its own account: of either side in both assets, and of the exchange. */
export type FillPostings<L> = {
  readonly buyerQuote: L
  readonly sellerQuote: L
  readonly fees: L
  readonly sellerBase: L
  readonly buyerBase: L
}

/**
 * A fill as one journal: + credits an account, - debits it; postings sum to zero per asset. The buyer pays cash and fee
 * from the order's hold. The seller delivers from its hold and receives cash minus fee. The exchange earns both fees. A
 * seller whose cash is all fee receives zero.
 */
export const fillPostings = ({ cash, quantity, buyerFee, sellerFee }: FillMoney): FillPostings<Amount> => ({
  buyerQuote: negated(plus(cash, buyerFee)),
  sellerQuote: minus(cash, sellerFee),
  fees: plus(buyerFee, sellerFee),
  sellerBase: negated(quantity),
  buyerBase: quantity,
})

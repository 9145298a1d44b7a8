import { type Amount, feeOf, minus, negated, plus, type Ppm } from '../money/amount.ts'
import { cashOf, type MarketTerms, quantityOf } from '../markets/market.ts'

/** One leg of a journal: + credits the account, - debits it. Legs sum to zero per asset and none is zero. */
export type Leg<A extends string> = { readonly account: A; readonly asset: string; readonly amount: Amount }

export type FillParty = 'buyer' | 'seller' | 'fees'

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

/**
 * A fill in one journal: the buyer pays cash and fee out of the order's hold, the seller delivers out of its hold and
 * receives cash less fee, the house earns both fees. A seller whose whole cash is fee receives no leg.
 */
export function fillLegs(market: MarketTerms, money: FillMoney): Leg<FillParty>[] {
  const { base, quote } = market
  const legs: Leg<FillParty>[] = [
    { account: 'buyer', asset: quote, amount: negated(plus(money.cash, money.buyerFee)) },
    { account: 'seller', asset: quote, amount: minus(money.cash, money.sellerFee) },
    { account: 'fees', asset: quote, amount: plus(money.buyerFee, money.sellerFee) },
    { account: 'seller', asset: base, amount: negated(money.quantity) },
    { account: 'buyer', asset: base, amount: money.quantity },
  ]
  return legs.filter((leg) => leg.amount !== 0n)
}

import { cashPerLotTick, type MarketTerms } from '#trading/markets/market.ts'
import { type Amount, amount, feeOf, plus, type Ppm } from '#books/money/amount.ts'
import type { OrderSide } from './terms.ts'

const MILLION = 1_000_000n

/** An opposite order with its remaining lots. */
export type Across = { readonly ticks: number; readonly lots: number }

/**
 * The result of a cash quantity: whole lots, their cost or proceeds before fees, and the fee, rounded up in each fill.
 */
export type Spent = { readonly lots: number; readonly cost: Amount; readonly fee: Amount }

/** Returns the hold of a buy with a cash quantity, whatever the book: the cash and its fee as one amount. */
export const cashHold = (cash: Amount, takerFee: Ppm): Amount => plus(cash, feeOf(cash, takerFee))

/**
 * Returns the largest quantity, in steps of the market, that costs or earns at most `cash` before fees. It trades with
 * opposite orders in their order and not beyond `worst`. A buy also stays within its hold. Fees are rounded up in each
 * fill, so many small fills may cost a few minor units more than one large fill. If the hold does not cover these, the
 * quantity is one step less.
 */
export function spend(
  market: MarketTerms,
  { side, cash, worst }: { readonly side: OrderSide; readonly cash: Amount; readonly worst: number },
  across: Iterable<Across>,
): Spent {
  const perLotTick = cashPerLotTick(market)
  const rate = BigInt(market.takerFee)
  const step = BigInt(market.quantityLots)
  const hold = cashHold(cash, market.takerFee)
  let spent: Spent = { lots: 0, cost: amount(0n), fee: amount(0n) }
  for (const { ticks, lots } of across) {
    if (side === 'buy' ? ticks > worst : ticks < worst) break
    const price = perLotTick * BigInt(ticks)
    const fits = (cash - spent.cost) / price
    // price × lots × (1 + rate) ≤ the rest of the hold. This also holds for the rounded fee, because the rest is a
    // whole number.
    const covered = ((hold - spent.cost - spent.fee) * MILLION) / (price * (MILLION + rate))
    const max = side === 'buy' && covered < fits ? covered : fits
    const took = max < BigInt(lots) ? Number(max - (max % step)) : lots
    const paid = amount(price * BigInt(took))
    spent = {
      lots: spent.lots + took,
      cost: plus(spent.cost, paid),
      fee: plus(spent.fee, feeOf(paid, market.takerFee)),
    }
    if (took < lots) break
  }
  return spent
}

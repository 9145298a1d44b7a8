import { type FeeCoin, type FeePrices, inFeeCoin } from '@tessera/domain/books/fees/fee-coin.ts'
import { type Amount, negated, total } from '@tessera/domain/books/money/amount.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { type Batch, moveMoney, type NewId, postTo } from './batch.ts'
import {
  available,
  exchangeKey,
  type LiveMarket,
  type LiveOrder,
  type MoneyAccount,
  spotKey,
  type State,
} from './state.ts'

/** The side of a fill that owes a fee. */
export type DueFee = {
  readonly market: LiveMarket
  /** The number of the fill among the trades of its market. */
  readonly seq: number
  readonly order: LiveOrder
  readonly isMaker: boolean
  /** In the coin of the price. */
  readonly fee: Amount
}
/** A fee that is paid in the fee coin: `amount` of it replaces the `fee`. */
export type CoinFee = DueFee & { readonly amount: Amount; readonly prices: FeePrices }

/**
 * Pays a fee in the fee coin of its order, if fresh prices are agreed and the available balance suffices. Otherwise
 * returns false, and the usual fee is due. The amount is reserved now and posted after the fills of the batch.
 */
export function payWithCoin(state: State, batch: Batch, due: DueFee): boolean {
  const { market, order, fee } = due
  const { feeCoin } = order
  if (feeCoin === null || fee === 0n) return false
  const prices = state.judge.feePrices(due, feeCoin, batch.now)
  const account = state.accounts.get(spotKey(order.customer, feeCoin.coin))
  if (prices === undefined || account === undefined) return false
  const paid = inFeeCoin(fee, market.terms.quoteScale, feeCoin, prices)
  if (available(account) < paid) return false
  moveMoney(batch, account, 0n, paid)
  order.coinFee += paid
  batch.coinFees.push({ ...due, amount: paid, prices })
  return true
}

/** Posts the reserved fees at the end of a batch, with one journal for each order. */
export function bookCoinFees(state: State, batch: Batch, newId: NewId): void {
  for (const [order, fees] of Map.groupBy(batch.coinFees, (each) => each.order)) {
    assert(order.feeCoin, `order ${order.id} has no fee coin`)
    const account = accountOf(state, spotKey(order.customer, order.feeCoin.coin))
    const income = accountOf(state, exchangeKey('fees', order.feeCoin.coin))
    const paid = total(fees.map((each) => each.amount))
    moveMoney(batch, account, 0n, negated(paid))
    const postings = [postTo(batch, account, negated(paid)), postTo(batch, income, paid)]
    for (const posting of postings)
      batch.coinFeeMoves.set(posting.account, (batch.coinFeeMoves.get(posting.account) ?? 0n) + posting.amount)
    batch.coinFeeJournals.set(order, { id: newId(), kind: 'coin_fee', refType: 'otc_order', refId: order.id, postings })
  }
}

/** Returns the fee coin with which a new order is accepted; null if its fees are in the coin of its prices. */
export const feeCoinFor = (
  pays: boolean,
  coin: FeeCoin | undefined,
  { terms }: Pick<LiveMarket, 'terms'>,
): FeeCoin | null => (pays && coin !== undefined && coin.coin !== terms.quote ? coin : null)

function accountOf(state: State, key: string): MoneyAccount {
  const account = state.accounts.get(key)
  assert(account, `account ${key} is not open`)
  return account
}

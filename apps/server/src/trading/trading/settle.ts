import { electStops } from '@tessera/domain/trading/matching/elected-stops.ts'
import type { BookEvent } from '@tessera/domain/trading/matching/command.ts'
import { fillPostings, fillMoney, withoutFees } from '@tessera/domain/trading/orders/postings.ts'
import type { Amount } from '@tessera/domain/books/money/amount.ts'
import { assert } from '@tessera/domain/platform/outcome/outcome.ts'
import { type Batch, type FillSide, moveMoney, type NewId, postTo } from './batch.ts'
import { payWithCoin } from './coin-fees.ts'
import { close, stepByFill } from './order-steps.ts'
import { countWanted, exchangeKey, type LiveOrder, type MoneyAccount, spotKey, type State } from './state.ts'

/** Posts one fill: captures both holds, posts one journal, and changes the status of both orders. */
export function settle(
  state: State,
  batch: Batch,
  taker: LiveOrder,
  filled: Extract<BookEvent, { kind: 'filled' }>,
  newId: NewId,
  auction: boolean,
): void {
  const { market } = taker
  const maker = state.orders.get(filled.maker)
  assert(maker !== undefined, `maker ${filled.maker} is not open`)
  const [buyer, seller] = taker.side === 'buy' ? [taker, maker] : [maker, taker]
  const rateOf = (order: LiveOrder) => (order === taker ? order.takerFee : order.makerFee)
  const whole = fillMoney(market.terms, filled.price, filled.lots, { buyer: rateOf(buyer), seller: rateOf(seller) })
  const isPaid = (order: LiveOrder, fee: Amount): boolean =>
    payWithCoin(state, batch, { market, seq: market.fillSeq + 1, order, isMaker: order === maker, fee })
  const money = withoutFees(whole, { buyer: isPaid(buyer, whole.buyerFee), seller: isPaid(seller, whole.sellerFee) })
  capture(batch, buyer, money.cash + money.buyerFee)
  capture(batch, seller, money.quantity)
  const id = newId()
  const journal = newId()
  const { base, quote } = market.terms
  const amounts = fillPostings(money)
  const postings = {
    buyerQuote: postTo(batch, accountAt(state, spotKey(buyer.customer, quote)), amounts.buyerQuote),
    sellerQuote: postTo(batch, accountAt(state, spotKey(seller.customer, quote)), amounts.sellerQuote),
    fees: postTo(batch, accountAt(state, exchangeKey('fees', quote)), amounts.fees),
    sellerBase: postTo(batch, accountAt(state, spotKey(seller.customer, base)), amounts.sellerBase),
    buyerBase: postTo(batch, accountAt(state, spotKey(buyer.customer, base)), amounts.buyerBase),
  }
  market.fillSeq += 1
  const meeting = { market, taker, maker, ticks: filled.price, lots: filled.lots, now: batch.now }
  const connected = state.judge.areConnected(meeting, market.fillSeq)
  if (!connected) {
    market.lastTicks = filled.price
    market.recent.add(batch.now.getTime(), filled.price, filled.lots)
    electStops(market.book, filled.price)
  }
  const [bought, sold] = [
    advance(state, batch, buyer, filled.lots, money.cash, money.buyerFee),
    advance(state, batch, seller, filled.lots, money.cash, money.sellerFee),
  ]
  const [makerSide, takerSide] = buyer === maker ? [bought, sold] : [sold, bought]
  const { price: ticks, lots } = filled
  const seq = market.fillSeq
  const sides = { maker: makerSide, taker: takerSide }
  batch.fills.push({ id, journal, market, seq, ...sides, ticks, lots, money, postings, auction, connected })
}

/** Captures an amount of the hold, together with the posting to the account. */
function capture(batch: Batch, { id, hold }: LiveOrder, amount: bigint): void {
  hold.captured += amount
  assert(hold.captured + hold.released <= hold.amount, `the hold of order ${id} does not cover its fill`)
  moveMoney(batch, hold.account, 0n, -amount)
}

function advance(state: State, batch: Batch, order: LiveOrder, lots: number, cash: bigint, fee: bigint): FillSide {
  order.filledLots += lots
  countWanted(order.market, order, -lots)
  order.filledValue += cash
  order.fee += fee
  const side = stepByFill(batch, order)
  if (order.filledLots === order.lots) close(state, batch, order)
  return side
}

function accountAt(state: State, key: string): MoneyAccount {
  const account = state.accounts.get(key)
  assert(account !== undefined, `account ${key} is not open`)
  return account
}

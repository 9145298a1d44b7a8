import { depthOf } from '@tessera/domain/trading/matching/book.ts'
import { sha256 } from '#platform/random/random.ts'
import type { LiveOrder, State } from './state.ts'

/**
 * Returns a hash of everything that matters: two states with the same hash decide equally from here on (invariant I31).
 */
export function stateHash(state: State): string {
  const accounts = [...state.accounts]
    .filter(([, account]) => account.customer !== undefined && (account.posted !== 0n || account.held !== 0n))
    .map(([key, { posted, held }]) => `${key}:${posted}:${held}`)
    .toSorted()
  const orders = [...state.orders.values(), ...state.abnormal.values()]
    .toSorted((a, b) => a.number - b.number)
    .map(orderLine)
  const markets = [...state.markets.values()]
    .map(({ terms, fillSeq, lastTicks, book }) => {
      const sides = ([0, 1] as const).map((side) =>
        depthOf(book, side, Number.MAX_SAFE_INTEGER).map(({ price, lots }) => `${lots}@${price}`),
      )
      return [terms.symbol, fillSeq, lastTicks, ...sides].join(':')
    })
    .toSorted()
  return sha256([state.nextNumber, ...accounts, ...orders, ...markets].join('\n'))
}

const orderLine = (order: LiveOrder): string => {
  const {
    number,
    id,
    customer,
    person,
    side,
    type,
    flag,
    ticks,
    stopTicks,
    until,
    enteredNumber,
    lots,
    filledLots,
    filledValue,
    fee,
    feeCoin,
    coinFee,
    status,
    steps,
  } = order
  const { amount, captured, released } = order.hold
  const own = [
    number,
    id,
    customer,
    person,
    order.market.terms.symbol,
    side,
    type,
    flag,
    ticks,
    stopTicks,
    until?.getTime(),
    enteredNumber,
    lots,
  ]
  return [
    ...own,
    filledLots,
    filledValue,
    fee,
    feeCoin?.coin,
    feeCoin?.discount,
    coinFee,
    status,
    steps,
    amount,
    captured,
    released,
  ].join(':')
}

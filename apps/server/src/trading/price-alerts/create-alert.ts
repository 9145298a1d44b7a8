import { bare } from '@tessera/domain/books/money/amount-text.ts'
import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import { assert, ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { priceOf, priceText } from '@tessera/domain/trading/markets/market.ts'
import { marketUnknown } from '@tessera/domain/trading/markets/refusals.ts'
import { orderPriceOffTick } from '@tessera/domain/trading/orders/refusals.ts'
import {
  alertPriceOf,
  type AlertSide,
  isReached,
  MAX_PRICE_ALERTS,
} from '@tessera/domain/trading/price-alerts/price-alert.ts'
import type { Tx } from '#platform/database/tx.ts'
import { readMarket } from '#trading/trading/markets.sql.ts'
import { insertAlert, isWaiting, lockAlerts } from './price-alerts.sql.ts'
import { holdCheck } from './reach.sql.ts'
import { priceAlertReached, priceAlertsFull } from './refusals.ts'

type Request = { readonly symbol: string; readonly side: AlertSide; readonly price: string }

/** Adds an alert that later trades reach. An alert that waits for the same price stays the only one. */
export async function createAlert(tx: Tx, customerId: string, { symbol, side, price: text }: Request) {
  const waiting = await lockAlerts(tx, customerId)
  if ((await readMarket(tx, symbol)) === undefined) return marketUnknown
  // Read under the lock: a check that runs meanwhile would pass trades after this one that the alert must see.
  await holdCheck(tx, symbol)
  const market = await readMarket(tx, symbol)
  assert(market, `the pair ${symbol} was just read but is missing now`)
  const { terms, lastTicks, hasTraded, fillSeq } = market
  const price = alertPriceOf(terms, text)
  if (price === undefined)
    return orderPriceOffTick({ step: bare(formatAmount(terms.tick, terms.quoteScale)), coin: terms.quote })
  if (hasTraded && isReached(side, price, priceOf(terms, lastTicks)))
    return priceAlertReached({ price: priceText(terms, lastTicks), coin: terms.quote })
  const wanted = { customerId, market: symbol, side, price }
  if (await isWaiting(tx, wanted)) return ok({})
  if (waiting >= MAX_PRICE_ALERTS) return priceAlertsFull(MAX_PRICE_ALERTS)
  await insertAlert(tx, { ...wanted, afterSeq: fillSeq })
  return ok({})
}

import { alertSides } from '@tessera/domain/trading/price-alerts/price-alert.ts'
import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { AmountText, Coin, Id, Nothing, Time } from '#platform/http/shared.ts'
import { MarketSymbol } from '#trading/markets/markets.ts'

/** `reachedAt` and `reachedPrice` are of the trade that reached the alert; null while it waits. */
export const PriceAlert = z
  .object({
    id: Id,
    symbol: MarketSymbol,
    quote: Coin,
    side: z.enum(alertSides),
    price: AmountText,
    createdAt: Time,
    reachedAt: Time.nullable(),
    reachedPrice: AmountText.nullable(),
  })
  .meta({ id: 'PriceAlert' })

/** Prices of which the caller wants to be notified, once each (decision 0192). */
export const priceAlerts = endpoints({
  list: {
    method: 'POST',
    path: 'ex/api/v1/price_alerts/list',
    summary: 'The caller’s price alerts: those that wait, then those of the last 90 days that were reached',
    who: 'customer',
    memberRight: 'view',
    subAccounts: true,
    reads: true,
    input: z.object({ symbol: MarketSymbol.optional() }),
    reply: z.object({ rows: z.array(PriceAlert), max: z.number().int() }),
    refusals: [],
  },
  create: {
    method: 'POST',
    path: 'ex/api/v1/price_alerts/create',
    summary: 'Notifies the caller once, by message and email, when a trade of the pair reaches the price',
    who: 'customer',
    memberRight: 'view',
    subAccounts: true,
    rate: { points: 60, seconds: 3600 },
    input: z.object({ symbol: MarketSymbol, side: z.enum(alertSides), price: AmountText }),
    reply: Nothing,
    refusals: ['MARKET_UNKNOWN', 'ORDER_PRICE_OFF_TICK', 'PRICE_ALERT_REACHED', 'PRICE_ALERTS_FULL'],
  },
  remove: {
    method: 'POST',
    path: 'ex/api/v1/price_alerts/remove',
    summary: 'Removes a price alert',
    who: 'customer',
    memberRight: 'view',
    subAccounts: true,
    input: z.object({ id: Id }),
    reply: Nothing,
    refusals: ['NOT_FOUND'],
  },
})

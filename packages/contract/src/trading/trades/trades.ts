import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { MarketSymbol } from '#trading/markets/markets.ts'
import { AmountText, Coin, Id, KeysetRequest, keysetOf, Time } from '#platform/http/shared.ts'

/**
 * One public trade; `side` is that of the taker. `seq` counts the trades of a pair without gaps. A trade between
 * `connected` people changes neither the reference nor the last price nor a candle.
 */
export const Trade = z
  .object({
    seq: z.number().int(),
    side: z.enum(['buy', 'sell']),
    price: AmountText,
    quantity: AmountText,
    connected: z.boolean(),
    at: Time,
  })
  .meta({ id: 'Trade' })

/**
 * One trade of the caller with its cost. The fee is in `feeCoin`: the coin of the price, or the fee coin of the
 * exchange.
 */
export const OwnTrade = z
  .object({
    id: Id,
    orderId: Id,
    symbol: MarketSymbol,
    side: z.enum(['buy', 'sell']),
    liquidity: z.enum(['maker', 'taker']),
    price: AmountText,
    quantity: AmountText,
    value: AmountText,
    valueCoin: Coin,
    fee: AmountText,
    feeCoin: Coin,
    at: Time,
  })
  .meta({ id: 'OwnTrade' })

export const trades = endpoints({
  list: {
    method: 'GET',
    path: 'ex/api/v1/trades/list',
    summary: 'The trades of a pair, newest first',
    who: 'visitor',
    input: z.object({
      symbol: MarketSymbol,
      /** Only trades older than this one. */
      beforeSeq: z.coerce.number().int().min(1).optional(),
      limit: z.coerce.number().int().min(1).max(500).default(50),
    }),
    reply: z.object({ symbol: MarketSymbol, rows: z.array(Trade) }),
    refusals: ['MARKET_UNKNOWN'],
  },
  mine: {
    method: 'POST',
    path: 'ex/api/v1/trades/mine',
    summary: 'The caller’s trades, newest first',
    who: 'customer',
    memberRight: 'view',
    subAccounts: true,
    keyScope: 'read',
    input: z.object({ symbol: MarketSymbol.optional(), orderId: Id.optional(), ...KeysetRequest }),
    reply: keysetOf(OwnTrade),
    refusals: [],
  },
})

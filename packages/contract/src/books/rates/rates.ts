import { z } from 'zod'
import { endpoints } from '#platform/http/endpoint.ts'
import { AmountText, Coin, Nothing, Time } from '#platform/http/shared.ts'

/** A fiat currency in which prices can be shown. */
export const FiatCoin = z
  .object({ fiat_symbol: Coin, name: z.string(), decimals: z.number().int(), deposit: z.boolean() })
  .meta({ id: 'FiatCoin' })

export const rates = endpoints({
  fiatCoins: {
    method: 'GET',
    path: 'ex/common/getFiatCoinList',
    summary: 'Fiat currencies in which prices can be shown; `deposit` is true if they can be deposited',
    who: 'visitor',
    input: Nothing,
    reply: z.array(FiatCoin),
    refusals: [],
  },
  rate: {
    method: 'GET',
    path: 'ex/common/rateV2',
    summary: 'Price of one unit of each coin in a fiat currency',
    who: 'visitor',
    input: z.object({ fiat: z.string().regex(/^[A-Za-z]{3,6}$/) }),
    reply: z
      .object({
        fiat: Coin,
        rate: z.record(z.string(), AmountText),
        /** The time of the oldest rate. */
        asOf: Time.nullable(),
        source: z.string().nullable(),
        /** True if it is older than 60 seconds. A stale rate is shown with a warning and used for no decision. */
        stale: z.boolean(),
      })
      .meta({ id: 'Rates' }),
    refusals: ['RATE_FIAT_UNKNOWN'],
  },
})

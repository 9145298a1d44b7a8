import { priceAlerts } from '@tessera/contract/trading/price-alerts/price-alerts.ts'
import { ok, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import { priceText } from '@tessera/domain/trading/markets/market.ts'
import { MAX_PRICE_ALERTS } from '@tessera/domain/trading/price-alerts/price-alert.ts'
import type { Deps } from '#platform/http/deps.ts'
import { type Noun, noun } from '#platform/http/serve.ts'
import { readMarkets, stepsOf } from '#trading/trading/markets.sql.ts'
import { createAlert } from './create-alert.ts'
import { deleteAlert, listAlerts } from './price-alerts.sql.ts'

export const priceAlertRoutes = (deps: Deps): Noun =>
  noun('price-alerts', priceAlerts, {
    list: async ({ customer }, { symbol }) => {
      const rows = await listAlerts(deps, customer.customerId, symbol)
      const markets = new Map(
        (await readMarkets(deps, [...new Set(rows.map(({ market }) => market))])).map(({ terms }) => [
          terms.symbol,
          terms,
        ]),
      )
      return ok({
        max: MAX_PRICE_ALERTS,
        rows: rows.flatMap(({ id, market, side, price, created_at, reached_at, reached_price }) => {
          const terms = markets.get(market)
          if (terms === undefined) return []
          const text = (minor: bigint) => priceText(terms, stepsOf(minor, terms.tick))
          return [
            {
              id,
              symbol: market,
              quote: terms.quote,
              side,
              price: text(price),
              createdAt: created_at.toISOString(),
              reachedAt: reached_at?.toISOString() ?? null,
              reachedPrice: reached_price === null ? null : text(reached_price),
            },
          ]
        }),
      })
    },
    create: ({ customer, inTx }, request) => inTx((tx) => createAlert(tx, customer.customerId, request)),
    remove: ({ customer, inTx }, { id }) =>
      inTx(async (tx) => ((await deleteAlert(tx, customer.customerId, id)) === 0n ? refuse('NOT_FOUND') : ok({}))),
  })

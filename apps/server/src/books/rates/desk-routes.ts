import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { ratesDesk } from '@tessera/contract/books/rates/rates-desk.ts'
import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { AGREED_HOURS } from '@tessera/domain/books/rates/agree.ts'
import { RATE_SCALE, USD } from '@tessera/domain/books/rates/rate.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import type { Deps } from '#platform/http/deps.ts'
import { noun } from '#platform/http/serve.ts'
import { subjectOf } from './held-rate.kind.ts'
import { type HeldRow, listHeld } from './held-rates.sql.ts'
import { type Rate, ratesIn } from './rates.sql.ts'

type Row = ReplyOf<typeof ratesDesk.list>['rows'][number]

export const ratesDeskRoutes = (deps: Pick<Deps, 'db'>) =>
  noun('rates_desk', ratesDesk, {
    list: async () => {
      const [held, agreed] = [await listHeld(deps), await ratesIn(deps, USD)]
      const publishedRates = agreed.filter(({ coin }) => !held.some((each) => each.coin === coin))
      return ok({
        rows: [
          ...held.map((row) => rowOf(row.coin, agreed, row)),
          ...publishedRates.map(({ coin }) => rowOf(coin, agreed, undefined)),
        ],
      })
    },
  })

function rowOf(coin: string, rates: readonly Rate[], held: HeldRow | undefined): Row {
  const agreed = rates.find((rate) => rate.coin === coin)
  return {
    coin,
    agreed: agreed
      ? { rate: formatAmount(agreed.price, RATE_SCALE), asOf: agreed.as_of.toISOString(), source: agreed.source }
      : null,
    held: held
      ? {
          feed: held.feed,
          subjectId: subjectOf(held),
          rate: formatAmount(held.price, RATE_SCALE),
          source: held.source,
          reason: held.reason,
          since: held.since.toISOString(),
          refusedFrom: agreed ? new Date(agreed.as_of.getTime() + AGREED_HOURS * HOUR_MS).toISOString() : null,
        }
      : null,
  }
}

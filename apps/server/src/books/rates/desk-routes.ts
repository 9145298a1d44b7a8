import type { ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import { ratesDesk } from '@tessera/contract/books/rates/rates-desk.ts'
import { formatAmount } from '@tessera/domain/books/money/amount.ts'
import { ok } from '@tessera/domain/platform/outcome/outcome.ts'
import { RATE_SCALE, USD } from '@tessera/domain/books/rates/rate.ts'
import { HOUR_MS } from '@tessera/domain/platform/clock/durations.ts'
import type { Deps } from '#platform/http/deps.ts'
import { noun } from '#platform/http/serve.ts'
import { settingNow } from '#platform/settings/settings.sql.ts'
import { subjectOf } from './held-rate.kind.ts'
import { type HeldRow, listHeld } from './held-rates.sql.ts'
import { type Rate, ratesIn } from './rates.sql.ts'

type Row = ReplyOf<typeof ratesDesk.list>['rows'][number]

export const ratesDeskRoutes = (deps: Pick<Deps, 'db' | 'clock'>) =>
  noun('rates_desk', ratesDesk, {
    list: async () => {
      const [held, agreed] = [await listHeld(deps), await ratesIn(deps, USD)]
      const { agreedHours } = await settingNow(deps, 'rates')
      const publishedRates = agreed.filter(({ coin }) => !held.some((each) => each.coin === coin))
      return ok({
        rows: [
          ...held.map((row) => rowOf(row.coin, agreed, { row, agreedHours })),
          ...publishedRates.map(({ coin }) => rowOf(coin, agreed, undefined)),
        ],
      })
    },
  })

type Held = { readonly row: HeldRow; readonly agreedHours: number }

function rowOf(coin: string, rates: readonly Rate[], held: Held | undefined): Row {
  const agreed = rates.find((rate) => rate.coin === coin)
  return {
    coin,
    agreed: agreed
      ? { rate: formatAmount(agreed.price, RATE_SCALE), asOf: agreed.as_of.toISOString(), source: agreed.source }
      : null,
    held: held
      ? {
          feed: held.row.feed,
          subjectId: subjectOf(held.row),
          rate: formatAmount(held.row.price, RATE_SCALE),
          source: held.row.source,
          reason: held.row.reason,
          since: held.row.since.toISOString(),
          refusedFrom: agreed ? new Date(agreed.as_of.getTime() + held.agreedHours * HOUR_MS).toISOString() : null,
        }
      : null,
  }
}

import { USD } from '@tessera/domain/books/rates/rate.ts'
import { sql } from 'kysely'
import type { Deps } from '../../../apps/server/src/platform/http/deps.ts'
import { many } from '../../../apps/server/src/platform/database/rows.ts'
import type { CoinPrice } from './rates.ts'

type Source = Pick<Deps, 'db'>

/** All agreed prices in US dollars, and those from which the next steps are measured. */
export const agreedInDollars = (source: Source): Promise<CoinPrice[]> =>
  many(
    source,
    sql<CoinPrice>`
      select coin, price from rate where fiat = ${USD}
      union select coin, low from rate_range union select coin, high from rate_range`,
  )

/** Subjects of the rates that await two people. */
export const heldRates = async (source: Source): Promise<string[]> =>
  (await many(source, sql<{ id: string }>`select coin || ':' || feed as id from rate_held order by coin, feed`)).map(
    ({ id }) => id,
  )

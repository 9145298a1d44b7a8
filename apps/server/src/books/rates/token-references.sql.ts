import type { Amount } from '@tessera/domain/books/money/amount.ts'
import { sql } from 'kysely'
import { many, type Source } from '#platform/database/rows.ts'

/**
 * A token with the reference price of one of its markets, in minor units of the quote coin for one whole token. The
 * last three fields are null if none of its markets has one.
 */
type TokenReference = {
  readonly coin: string
  readonly quote: string | null
  readonly scale: number | null
  readonly price: Amount | null
}

/** Every token, once for each of its markets that has a reference price. */
export const tokenReferences = (source: Source): Promise<TokenReference[]> =>
  many(
    source,
    sql<TokenReference>`
      select c.code as coin, r.quote, r.scale, r.price
        from coin c
        left join (select m.base, m.quote, q.scale, f.price
                     from market m join market_reference f on f.market = m.symbol join coin q on q.code = m.quote) r on r.base = c.code
       where c.kind = 'token'`,
  )

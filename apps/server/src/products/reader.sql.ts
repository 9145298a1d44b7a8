import { sql } from 'kysely'
import type { Standing } from '../customers/standing.sql.ts'
import { countryOf } from '../customers/country.sql.ts'
import { secured } from '../customers/secured.sql.ts'
import { one, type Source } from '../platform/rows.ts'

export type ReaderOfOffer = Pick<Standing, 'kyc_status' | 'status' | 'investor_class' | 'secured'> & {
  readonly country: string | null
}

/** What decides whether a product's button is open to a reader: for showing, so nothing is locked; subscribing asks again. */
export const readReader = (source: Source, customerId: string): Promise<ReaderOfOffer> =>
  one(
    source,
    sql<ReaderOfOffer>`
      select c.kyc_status, c.status, c.investor_class, ${secured} as secured, ${countryOf('c')} as country from customer c where c.id = ${customerId}`,
  )

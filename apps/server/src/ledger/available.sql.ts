import { type Amount, ZERO } from '@tessera/domain/money/amount.ts'
import { sql } from 'kysely'
import { maybeOne, type Source } from '../platform/rows.ts'

/** What a customer may spend of a fiat currency; nothing ever came in where there is no account. For showing: spending locks. */
export const fiatAvailable = async (source: Source, customerId: string, coin: string): Promise<Amount> =>
  (
    await maybeOne(
      source,
      sql<{ available: Amount }>`
        select (posted - held)::numeric as available from account
         where customer_id = ${customerId} and kind = 'fiat' and coin = ${coin}`,
    )
  )?.available ?? ZERO

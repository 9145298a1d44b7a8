import type { Amount } from '@tessera/domain/books/money/amount.ts'
import { sql } from 'kysely'
import { many, type Source } from '#platform/database/rows.ts'

/** Returns the available amount of each fiat currency of a customer. */
export const availableFiat = async (source: Source, customerId: string): Promise<ReadonlyMap<string, Amount>> =>
  new Map(
    (
      await many(
        source,
        sql<{ coin: string; available: Amount }>`
          select coin, (posted - held)::numeric as available from account
           where customer_id = ${customerId} and kind = 'fiat' and purpose = 'own'`,
      )
    ).map(({ coin, available }) => [coin, available]),
  )

import { type Amount, ZERO } from '@tessera/domain/books/money/amount.ts'
import { sql } from 'kysely'
import { maybeOne, type Source } from '#platform/database/rows.ts'

/**
 * Returns the available amount of a coin in one account; zero without an account. Only for display, because spending
 * locks the account.
 */
export const availableIn = async (
  source: Source,
  customerId: string,
  kind: 'fiat' | 'token' | 'spot',
  coin: string,
): Promise<Amount> =>
  (
    await maybeOne(
      source,
      sql<{ available: Amount }>`
        select (posted - held)::numeric as available from account
         where customer_id = ${customerId} and kind = ${kind} and coin = ${coin}`,
    )
  )?.available ?? ZERO

export const fiatAvailable = (source: Source, customerId: string, coin: string): Promise<Amount> =>
  availableIn(source, customerId, 'fiat', coin)

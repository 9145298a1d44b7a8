import { sql } from 'kysely'
import type { Deps } from '../../../apps/server/src/platform/http/deps.ts'
import { many, maybeOne } from '../../../apps/server/src/platform/database/rows.ts'

type Source = Pick<Deps, 'db'>

export type ClosedDay = { readonly closing: bigint; readonly until: string }
/** The newest closed day of an account that two people confirmed. */
export const lastClosedDay = (source: Source, account: string): Promise<ClosedDay | undefined> =>
  maybeOne(
    source,
    sql<ClosedDay>`
      select closing, until_day::text as until from bank_statement
       where status = 'confirmed' and format = 'camt053' and account_number = ${account}
       order by until_day desc, confirmed_at desc limit 1`,
  )

/** References of payouts that the bank could have paid or returned. */
export const payoutReferences = async (
  source: Source,
): Promise<{ reference: string; receives: bigint; name: string }[]> =>
  many(
    source,
    sql<{ reference: string; receives: bigint; name: string }>`
      select reference, amount - fee as receives, account_name as name from payout
       where status in ('approved', 'sent', 'paid') order by number desc limit 20`,
  )

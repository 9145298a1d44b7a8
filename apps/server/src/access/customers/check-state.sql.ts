import { CHECK_TRIES } from '@tessera/domain/identity/kyc/identity-check.ts'
import { sql } from 'kysely'
import { one, type Source } from '#platform/database/rows.ts'

export type CheckState = { readonly needed: boolean; readonly remaining: number }

/**
 * Returns true if the next withdrawal requires an identity check: after a withdrawal pause, until the first right
 * answer since it began. Also returns the wrong answers left; wrong answers of the last 24 hours since the last right
 * answer count.
 */
export const readCheckState = (source: Source, customerId: string, at: Date): Promise<CheckState> =>
  one(
    source,
    sql<CheckState>`
      with passed as (select max(at) as at from identity_check where customer_id = ${customerId} and matched)
      select greatest(0, ${CHECK_TRIES} - (
               select count(*)::int from identity_check i
                where i.customer_id = ${customerId} and not i.matched and i.at > ${at}::timestamptz - interval '24 hours'
                  and i.at > coalesce(p.at, '-infinity'))) as remaining,
             exists (select 1 from account_freeze f
                      where f.customer_id = ${customerId} and f.until_at <= ${at} and f.from_at > coalesce(p.at, '-infinity')) as needed
        from passed p`,
  )

import { sql } from 'kysely'
import { changed, maybeOne, one, type Source } from '../platform/rows.ts'
import type { Tx } from '../platform/tx.ts'

/** The newest approved file's name and the hash of its number; undefined while nothing is approved. */
export const approvedIdentity = (
  source: Source,
  customerId: string,
): Promise<{ legal_name: string; nationality: string; document_number_hash: string } | undefined> =>
  maybeOne(
    source,
    sql<{ legal_name: string; nationality: string; document_number_hash: string }>`
      select v.legal_name, v.nationality, v.document_number_hash
        from kyc_case k join kyc_version v on v.case_id = k.id and v.version = k.version
       where k.customer_id = ${customerId} and k.status = 'approved'`,
  )

export const insertCheck = (tx: Tx, customerId: string, matched: boolean): Promise<bigint> =>
  changed(
    tx,
    sql`insert into identity_check (id, customer_id, at, matched)
        values (gen_random_uuid(), ${customerId}, clock_timestamp(), ${matched})`,
  )

type CheckState = { readonly wrong: number; readonly needed: boolean }

/**
 * Wrong tries of the last 24 hours since the last right one, and whether the next withdrawal asks for a check: once a pause of
 * withdrawals is over, until the first right one after it began.
 */
export const readCheckState = (source: Source, customerId: string, at: Date): Promise<CheckState> =>
  one(
    source,
    sql<CheckState>`
      with passed as (select max(at) as at from identity_check where customer_id = ${customerId} and matched)
      select (select count(*)::int from identity_check i
               where i.customer_id = ${customerId} and not i.matched and i.at > ${at}::timestamptz - interval '24 hours'
                 and i.at > coalesce(p.at, '-infinity')) as wrong,
             exists (select 1 from account_freeze f
                      where f.customer_id = ${customerId} and f.until_at <= ${at} and f.from_at > coalesce(p.at, '-infinity')) as needed
        from passed p`,
  )

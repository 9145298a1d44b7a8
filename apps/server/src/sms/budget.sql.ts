import { dialOf, prefixOf } from '@tessera/domain/customers/phone.ts'
import type { SmsBudget, SmsSent } from '@tessera/domain/verification/sms-budget.ts'
import { sql } from 'kysely'
import { changed, one, type Source } from '../platform/rows.ts'
import type { Tx } from '../platform/tx.ts'

export const readSmsBudget = (source: Source): Promise<SmsBudget> =>
  one(
    source,
    sql<SmsBudget>`
      select closed, number_day as "numberDay", prefix_day as "prefixDay", country_day as "countryDay", house_day as "houseDay"
        from sms_budget`,
  )

/** One at a time for the whole house, so that two messages cannot both be the last allowed one. */
export const lockSmsBudget = (tx: Tx): Promise<bigint> =>
  changed(tx, sql`select pg_advisory_xact_lock(hashtextextended('sms', 0))`)

export const countSms = (tx: Tx, phone: string): Promise<SmsSent> =>
  one(
    tx,
    sql<SmsSent>`
      select count(*) filter (where phone = ${phone})::int as number,
             count(*) filter (where prefix = ${prefixOf(phone)})::int as prefix,
             count(*) filter (where dial = ${dialOf(phone) ?? ''})::int as country,
             count(*)::int as house
        from sms where created_at > ${tx.now}::timestamptz - interval '1 day'`,
  )

import { dialOf, prefixOf } from '@tessera/domain/access/customers/phone.ts'
import type {
  RequesterKind,
  CountryBudget,
  NoticesSent,
  SmsBudget,
  SmsRules,
  SmsSent,
} from '@tessera/domain/access/verification/sms-budget.ts'
import { sql } from 'kysely'
import { changed, many, one, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

/**
 * Lets all messages wait for each other, so that two cannot both be the last allowed one, and none passes a switch that
 * closes.
 */
export const lockSmsBudget = (tx: Tx): Promise<bigint> =>
  changed(tx, sql`select pg_advisory_xact_lock(hashtextextended('sms', 0))`)

export const readSmsRules = async (source: Source): Promise<SmsRules> => ({
  exchange: await one(
    source,
    sql<SmsBudget>`
      select number_day as "numberDay", prefix_day as "prefixDay", country_day as "countryDay", exchange_day as "exchangeDay",
             sms_closed as "smsClosed", voice_closed as "voiceClosed"
        from sms_budget`,
  ),
  countries: await many(
    source,
    sql<CountryBudget>`
      select dial, country_day as "countryDay", sms_closed as "smsClosed", voice_closed as "voiceClosed"
        from sms_country_budget order by dial`,
  ),
})

export async function storeSmsRules(tx: Tx, { exchange, countries }: SmsRules): Promise<void> {
  await changed(
    tx,
    sql`update sms_budget
           set number_day = ${exchange.numberDay}, prefix_day = ${exchange.prefixDay}, country_day = ${exchange.countryDay},
               exchange_day = ${exchange.exchangeDay}, sms_closed = ${exchange.smsClosed}, voice_closed = ${exchange.voiceClosed}`,
  )
  await changed(tx, sql`delete from sms_country_budget`)
  for (const { dial, countryDay, smsClosed, voiceClosed } of countries)
    await changed(
      tx,
      sql`insert into sms_country_budget (dial, country_day, sms_closed, voice_closed)
          values (${dial}, ${countryDay}, ${smsClosed}, ${voiceClosed})`,
    )
}

export const countSms = (tx: Tx, phone: string, requestedBy: RequesterKind): Promise<SmsSent> =>
  one(
    tx,
    sql<SmsSent>`
      select count(*) filter (where phone = ${phone})::int as number,
             count(*) filter (where prefix = ${prefixOf(phone)})::int as prefix,
             count(*) filter (where dial = ${dialOf(phone) ?? ''})::int as country,
             count(*)::int as exchange
        from sms where requested_by = ${requestedBy} and created_at > ${tx.now}::timestamptz - interval '1 day'`,
  )

export const countNotices = (tx: Tx, phone: string, kind: string): Promise<NoticesSent> =>
  one(
    tx,
    sql<NoticesSent>`
      select count(*) filter (where phone = ${phone} and kind = ${kind})::int as "ofKind",
             count(*) filter (where dial = ${dialOf(phone) ?? ''})::int as country,
             count(*)::int as exchange
        from sms where requested_by = 'exchange' and status <> 'unsent' and created_at > ${tx.now}::timestamptz - interval '1 day'`,
  )

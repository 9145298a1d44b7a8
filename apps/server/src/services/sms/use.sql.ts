import type { SmsChannel } from '@tessera/domain/access/verification/sms-budget.ts'
import { sql } from 'kysely'
import { many, one } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export type Use = {
  readonly sent: number
  /** The codes of the kind of requester that used more. */
  readonly spent: number
  readonly delivered: number
  readonly failed: number
  readonly unreported: number
}

const use = sql`
  count(*)::int as sent,
  greatest(count(*) filter (where requested_by = 'visitor'), count(*) filter (where requested_by = 'owner'))::int as spent,
  count(*) filter (where status = 'delivered')::int as delivered,
  count(*) filter (where status = 'failed')::int as failed, count(*) filter (where status = 'sent')::int as unreported`
const lastDay = (tx: Tx) =>
  sql`from sms where created_at > ${tx.now}::timestamptz - interval '1 day' and status <> 'unsent'`

export const useOfExchange = (tx: Tx): Promise<Use> => one(tx, sql<Use>`select ${use} ${lastDay(tx)}`)

export const useByChannel = (tx: Tx): Promise<(Use & { channel: SmsChannel })[]> =>
  many(tx, sql<Use & { channel: SmsChannel }>`select channel, ${use} ${lastDay(tx)} group by channel`)

/** Returns the use by calling code, most used first. */
export const useByDial = (tx: Tx): Promise<(Use & { dial: string })[]> =>
  many(tx, sql<Use & { dial: string }>`select dial, ${use} ${lastDay(tx)} group by dial order by sent desc, dial`)

export const useByPrefix = (tx: Tx, max: number): Promise<(Use & { prefix: string })[]> =>
  many(
    tx,
    sql<Use & { prefix: string }>`
      select prefix, ${use} ${lastDay(tx)} group by prefix order by sent desc, prefix limit ${max}`,
  )

import type { BankState, PaymentState } from '@tessera/domain/payments/payouts/status-report.ts'
import { sql } from 'kysely'
import { changed, maybeOne, type Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'

export type NewReport = {
  readonly id: string
  readonly batchId: string
  readonly messageId: string
  /** The time of the report, as the bank wrote it. */
  readonly createdAt: string
  readonly sha256: string
  readonly state: BankState | undefined
  readonly reason: string
  readonly uploadedBy: string
}

/** Stores a report with the statuses of its payments. Returns false if the file, or its id for this batch, is known. */
export async function insertReport(tx: Tx, r: NewReport, states: readonly PaymentState[]): Promise<boolean> {
  const added = await changed(
    tx,
    sql`insert into payment_report (id, batch_id, message_id, created_text, file_sha256, state, reason, uploaded_by, uploaded_at)
        values (${r.id}, ${r.batchId}, ${r.messageId}, ${r.createdAt}, ${r.sha256}, ${r.state ?? null}, ${r.reason},
                ${r.uploadedBy}, ${tx.now})
        on conflict do nothing`,
  )
  if (added === 0n) return false
  await changed(
    tx,
    sql`insert into payment_report_state (report_id, reference, state, reason)
        select ${r.id}, e.reference, e.state, e.reason
          from jsonb_to_recordset(${JSON.stringify(states)}::jsonb) as e(reference text, state text, reason text)`,
  )
  return true
}

/** Returns the person who uploaded this file, or another with the same id, before, and the time. */
export const earlierReport = (
  source: Source,
  { batchId, messageId, sha256 }: Pick<NewReport, 'batchId' | 'messageId' | 'sha256'>,
): Promise<{ name: string; at: Date } | undefined> =>
  maybeOne(
    source,
    sql<{ name: string; at: Date }>`
      select o.name, r.uploaded_at as at from payment_report r join operator o on o.id = r.uploaded_by
       where r.file_sha256 = ${sha256} or (r.batch_id = ${batchId} and r.message_id = ${messageId})
       order by r.number limit 1`,
  )

export type ReportedState = {
  readonly state: BankState
  readonly reason: string
  readonly report: string
  readonly at: Date
}
/** Returns the last status that the bank reported for a payout or instruction; undefined without a report. */
export const bankStateOfPayment = (source: Source, id: string): Promise<ReportedState | undefined> =>
  maybeOne(
    source,
    sql<ReportedState>`
      select s.state, s.reason, s.message_id as report, s.uploaded_at as at
        from (select reference from payout where id::text = ${id}
              union all select reference from payment_instruction where id::text = ${id}) p, bank_state_of(p.reference) s`,
  )

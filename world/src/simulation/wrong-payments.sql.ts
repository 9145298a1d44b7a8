import { sql } from 'kysely'
import type { Deps } from '../../../apps/server/src/platform/http/deps.ts'
import { many } from '../../../apps/server/src/platform/database/rows.ts'

type Source = Pick<Deps, 'db'>

const byTwo = (kind: string) => sql`
  exists (select from approval_request r join approval a on a.request_id = r.id
           where r.kind = ${kind} and r.subject_id = d.id::text and r.verdict = 'approve' and r.status = 'approved'
             and a.verdict = 'approve' and a.content_hash = r.content_hash and a.approver_id <> r.requested_by)`

export type DuePayment = {
  readonly id: string
  readonly address: string
  readonly tag: string | null
  /** The amount that arrives, in minor units. */
  readonly receives: bigint
  /** True if one person proposed to approve it and another agreed. */
  readonly byTwo: boolean
}
/** Withdrawals by their ids. */
export const duePayments = (source: Source, ids: readonly string[]): Promise<DuePayment[]> =>
  many(
    source,
    sql<DuePayment>`
      select d.id, d.address, d.tag, d.amount - d.fee as receives, ${byTwo('withdrawal_review')} as "byTwo"
        from withdrawal d where d.id::text = any(${[...ids]}::text[])`,
  )

export type DuePayout = { readonly reference: string; readonly receives: bigint; readonly byTwo: boolean }
/** Payouts by their references, with the cents that arrive. */
export const duePayouts = (source: Source, references: readonly string[]): Promise<DuePayout[]> =>
  many(
    source,
    sql<DuePayout>`
      select d.reference, d.amount - d.fee as receives, ${byTwo('payout_review')} as "byTwo"
        from payout d where d.reference = any(${[...references]}::text[])`,
  )

/**
 * Lines in our ledger that are not in the bank's book. The bank's book is read last, because the bank books a line
 * before it reports it.
 */
export async function unknownLines(source: Source, bookOf: () => ReadonlySet<string>): Promise<string[]> {
  const rows = await many(source, sql<{ id: string }>`select line_id as id from bank_line`)
  const booked = bookOf()
  return rows.flatMap(({ id }) => (booked.has(id) ? [] : [`the books have line ${id}, which the bank never booked`]))
}

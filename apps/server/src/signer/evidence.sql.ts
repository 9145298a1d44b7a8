import { sql } from 'kysely'
import { one } from '../platform/rows.ts'
import type { Tx } from '../platform/tx.ts'

/**
 * Two people agreed on this withdrawal: one proposed to approve it, another confirmed the same content, and both after it
 * last came to wait for people. What was recalled or failed needs them again.
 */
export const approvedByTwo = async (tx: Tx, withdrawalId: string): Promise<boolean> =>
  (
    await one(
      tx,
      sql<{ found: boolean }>`
        select exists (
          select 1 from approval_request r join approval a on a.request_id = r.id
           where r.kind = 'withdrawal_review' and r.subject_id = ${withdrawalId} and r.status = 'approved'
             and r.requested_at >= (select max(t.at) from transition t where t.entity = 'withdrawal'
                                       and t.entity_id = ${withdrawalId} and t.to_state in ('review', 'failed'))
             and r.verdict = 'approve'
             and a.verdict = 'approve' and a.content_hash = r.content_hash and a.approver_id <> r.requested_by) as found`,
    )
  ).found

/** The entry the customer chose still says the address that is to be paid. A removed entry still says it. */
export const bookStillNames = async (
  tx: Tx,
  w: { readonly customer_id: string; readonly address_id: string; readonly address: string; readonly chain: string },
): Promise<boolean> =>
  (
    await one(
      tx,
      sql<{ found: boolean }>`
        select exists (select 1 from address_book
                        where id = ${w.address_id} and customer_id = ${w.customer_id} and chain = ${w.chain} and address = ${w.address}) as found`,
    )
  ).found

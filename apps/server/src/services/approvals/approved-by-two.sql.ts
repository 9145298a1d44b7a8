import type { ApprovalKindName } from '@tessera/contract/services/approvals/approvals.ts'
import { sql } from 'kysely'
import { one } from '#platform/database/rows.ts'
import type { DB } from '#platform/database/schema.ts'
import type { Tx } from '#platform/database/tx.ts'

type Agreed = {
  readonly kind: ApprovalKindName
  readonly entity: keyof DB
  readonly id: string
  /** The statuses in which it waits for people. After a return to one of them, two people must agree again. */
  readonly waitsIn: readonly string[]
}

/**
 * True if two people approved this subject. One proposed to approve it, another confirmed the same content, and both
 * did so after it last began to wait for people.
 */
export const approvedByTwo = async (tx: Tx, { kind, entity, id, waitsIn }: Agreed): Promise<boolean> =>
  (
    await one(
      tx,
      sql<{ found: boolean }>`
        select exists (
          select 1 from approval_request r join approval a on a.request_id = r.id
           where r.kind = ${kind} and r.subject_id = ${id} and r.status = 'approved'
             and r.requested_at >= (select max(t.at) from transition t where t.entity = ${entity}
                                       and t.entity_id = ${id} and t.to_state = any(${[...waitsIn]}::text[]))
             and r.verdict = 'approve'
             and a.verdict = 'approve' and a.content_hash = r.content_hash and a.approver_id <> r.requested_by) as found`,
    )
  ).found

/** Returns true if one person, or two, approved this subject after it last began to wait for people. */
export const approvedByOne = async (tx: Tx, { kind, entity, id, waitsIn }: Agreed): Promise<boolean> =>
  (
    await one(
      tx,
      sql<{ found: boolean }>`
        select exists (
          select 1 from approval_request r
           where r.kind = ${kind} and r.subject_id = ${id} and r.status = 'approved' and r.verdict = 'approve'
             and r.requested_at >= (select max(t.at) from transition t where t.entity = ${entity}
                                       and t.entity_id = ${id} and t.to_state = any(${[...waitsIn]}::text[]))) as found`,
    )
  ).found

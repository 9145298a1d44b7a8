import type { Approvers } from '@tessera/domain/payments/withdrawals/signing-policy.ts'
import { sql } from 'kysely'
import { many } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import type { Seal } from '#platform/secrets/seal.ts'

type Agreed = { request: string; content_hash: string; maker: string; checker: string | null; seal: string }

/**
 * Returns agreements to pay a withdrawal since it last began to wait for people. An agreement of one person has no
 * checker.
 */
const agreements = (tx: Tx, id: string): Promise<Agreed[]> =>
  many(
    tx,
    sql<Agreed>`
      select r.id as request, r.content_hash, r.requested_by as maker, a.approver_id as checker, r.seal
        from approval_request r
             left join approval a on a.request_id = r.id and a.verdict = 'approve' and a.content_hash = r.content_hash
       where r.kind = 'withdrawal_review' and r.subject_id = ${id} and r.status = 'approved' and r.verdict = 'approve'
         and r.seal is not null
         and r.requested_at >= (select max(t.at) from transition t where t.entity = 'withdrawal'
                                   and t.entity_id = ${id} and t.to_state in ('review', 'failed'))`,
  )

/**
 * Returns the number of people who approved a withdrawal. It counts only agreements with a valid seal, because an
 * intruder who writes to the database can add rows, but has no key.
 */
export async function approversOf(tx: Tx, seal: Seal, id: string): Promise<Approvers> {
  const counts = (await agreements(tx, id)).map(
    ({ request, content_hash: contentHash, maker, checker, seal: given }) => {
      const people = checker === null ? [maker] : [maker, checker]
      const agreement = { request, kind: 'withdrawal_review', subject: id, contentHash, people }
      return seal.holds(agreement, given) ? new Set(people).size : 0
    },
  )
  const most = Math.max(0, ...counts)
  return most >= 2 ? 2 : most === 1 ? 1 : 0
}

import type { AuditTarget } from '@tessera/contract/services/audit/audit.ts'
import type { AuditAction } from '@tessera/contract/audit-actions.ts'
import { sql } from 'kysely'
import { canonical } from '#platform/random/random.ts'
import { changed, one } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import { entryHash } from './entry-hash.ts'

export type Act = {
  readonly action: AuditAction
  readonly target: { readonly type: AuditTarget; readonly id: string }
  readonly before?: unknown
  readonly after?: unknown
  readonly reason?: string
  readonly ip?: string
}

/**
 * Appends an entry to the audit chain in the transaction of the act. `before` and `after` contain only ids and
 * statuses, no personal data.
 */
export async function recordAct(tx: Tx, act: Act): Promise<void> {
  const head = await one(
    tx,
    sql<{ seq: bigint; hash: string }>`select seq, hash from chain_head where chain = 'audit' for update`,
  )
  const seq = head.seq + 1n
  const { action, target, before, after, reason, ip } = act
  const hash = entryHash(head.hash, {
    seq,
    at: tx.now,
    actor: tx.actor,
    action,
    target_type: target.type,
    target_id: target.id,
    before,
    after,
    reason: reason ?? null,
    ip: ip ?? null,
  })
  await changed(
    tx,
    sql`insert into audit_entry (seq, at, actor, action, target_type, target_id, before, after, reason, ip, prev_hash, hash)
        values (${seq}, ${tx.now}, ${tx.actor}, ${action}, ${target.type}, ${target.id}, ${json(before)}::jsonb, ${json(after)}::jsonb,
                ${reason ?? null}, ${ip ?? null}, ${head.hash}, ${hash})`,
  )
  await changed(tx, sql`update chain_head set seq = ${seq}, hash = ${hash} where chain = 'audit'`)
}

const json = (value: unknown): string | null => (value === undefined ? null : canonical(value))

import { ok, type Ok } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import { recordAct } from './record.sql.ts'

/** Queues a complete check of the ledger and records who requested it. Requests during a run share the next one. */
export async function requestCheck(
  tx: Tx,
  { enqueue }: Pick<Deps, 'enqueue'>,
  ip: string,
): Promise<Ok<{ requestedAt: string }>> {
  await recordAct(tx, { action: 'audit.check_books', target: { type: 'books', id: 'all' }, ip })
  await enqueue(tx, 'verify_everything', {}, { key: 'check_requested' })
  return ok({ requestedAt: tx.now.toISOString() })
}

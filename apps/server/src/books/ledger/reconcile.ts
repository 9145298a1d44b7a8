import type { Transfer } from '@tessera/domain/books/ledger/transfer.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Tx } from '#platform/database/tx.ts'
import { post, type Reference } from './post.sql.ts'
import { reconciliationFeesTooLow } from './refusals.ts'

/**
 * Posts a difference that two people confirmed. The exchange pays a shortfall from its fee income, which must not go
 * below zero.
 */
export async function reconcile(
  tx: Tx,
  ref: Reference,
  transfers: readonly Transfer[],
): Promise<Outcome<void, 'RECONCILIATION_FEES_TOO_LOW'>> {
  const posted = await post(tx, { kind: 'reconciliation', ref, transfers })
  return posted.ok ? ok(undefined) : reconciliationFeesTooLow
}

import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { missingAfterRestore } from '#services/audit/restores.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { giveBackStopped } from './refusals.ts'

/**
 * Checks if the money of a waiting payment may return to the customer. A restored database may not know that the
 * payment has left. So two people may decide only after the chain or the audit copy was read again. A customer may
 * decide only after the restore has ended (threat RST-02).
 */
export async function mayGiveBack(
  tx: Tx,
  by: 'customer' | { readonly evidence: 'chain' | 'files' },
): Promise<Outcome<void, 'GIVE_BACK_STOPPED'>> {
  const lost = await missingAfterRestore(tx)
  return (by === 'customer' ? lost.any : lost[by.evidence]) ? giveBackStopped : ok(undefined)
}

import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { forgotten } from '#services/audit/restores.sql.ts'
import type { Tx } from '#platform/database/tx.ts'
import { giveBackStopped } from './refusals.ts'

/**
 * Asked before money that waits to leave goes back to the customer as unpaid. A database that was put back may not know that it has
 * left: two people decide once chain or copy were read again, a customer once the restore is ended (threat RST-02).
 */
export async function mayGiveBack(
  tx: Tx,
  by: 'customer' | { readonly peopleKnow: 'chain' | 'files' },
): Promise<Outcome<void, 'GIVE_BACK_STOPPED'>> {
  const lost = await forgotten(tx)
  return (by === 'customer' ? lost.any : lost[by.peopleKnow]) ? giveBackStopped : ok(undefined)
}

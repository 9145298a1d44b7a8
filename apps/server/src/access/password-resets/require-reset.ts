import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Tx } from '#platform/database/tx.ts'
import { lockReset, type Reset } from './password-resets.sql.ts'
import { passwordResetExpired } from './refusals.ts'

/** Returns the reset of a ticket, locked. A ticket gives access to nothing else. */
export async function requireReset(tx: Tx, ticket: string): Promise<Outcome<Reset, 'PASSWORD_RESET_EXPIRED'>> {
  const reset = await lockReset(tx, ticket)
  return reset === undefined ? passwordResetExpired : ok(reset)
}

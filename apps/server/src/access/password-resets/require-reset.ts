import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Tx } from '#platform/database/tx.ts'
import { lockReset, type Reset } from './password-resets.sql.ts'

export const expired = refuse('PASSWORD_RESET_EXPIRED')

/** The reset that a ticket stands for, locked; a ticket is no session and opens nothing else. */
export async function requireReset(tx: Tx, ticket: string): Promise<Outcome<Reset, 'PASSWORD_RESET_EXPIRED'>> {
  const reset = await lockReset(tx, ticket)
  return reset === undefined ? expired : ok(reset)
}

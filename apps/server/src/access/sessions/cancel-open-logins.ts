import type { Tx } from '#platform/database/tx.ts'
import { closeResets, closeTickets } from './sessions.sql.ts'

/** Cancels every login and password reset in progress, because their first step is no longer valid (threat AUT-13). */
export async function cancelOpenLogins(tx: Tx, customerId: string): Promise<void> {
  await closeTickets(tx, customerId)
  await closeResets(tx, customerId)
}

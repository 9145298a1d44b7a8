import type { Tx } from '#platform/database/tx.ts'
import { closeResets, closeTickets } from './sessions.sql.ts'

/** Every login and password reset that has begun is over: what it began with is worth nothing any more (threat AUT-13). */
export async function cancelOpenLogins(tx: Tx, customerId: string): Promise<void> {
  await closeTickets(tx, customerId)
  await closeResets(tx, customerId)
}

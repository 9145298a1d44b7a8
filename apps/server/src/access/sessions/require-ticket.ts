import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Tx } from '#platform/database/tx.ts'
import { lockTicket } from './sessions.sql.ts'
import { loginTicketExpired } from './refusals.ts'

export type Ticket = NonNullable<Awaited<ReturnType<typeof lockTicket>>>

/** Returns the login of a ticket, locked. A ticket gives access to nothing else. */
export async function requireTicket(tx: Tx, text: string): Promise<Outcome<Ticket, 'LOGIN_TICKET_EXPIRED'>> {
  const ticket = await lockTicket(tx, text)
  return ticket === undefined ? loginTicketExpired : ok(ticket)
}

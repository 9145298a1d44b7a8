import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Tx } from '#platform/database/tx.ts'
import { lockTicket } from './sessions.sql.ts'
import { loginTicketExpired } from './refusals.ts'

export type Ticket = NonNullable<Awaited<ReturnType<typeof lockTicket>>>

/** The login that a ticket stands for, locked; a ticket is no session and opens nothing else. */
export async function requireTicket(tx: Tx, text: string): Promise<Outcome<Ticket, 'LOGIN_TICKET_EXPIRED'>> {
  const ticket = await lockTicket(tx, text)
  return ticket === undefined ? loginTicketExpired : ok(ticket)
}

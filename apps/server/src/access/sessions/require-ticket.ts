import { ok, type Outcome, refuse } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Tx } from '#platform/database/tx.ts'
import { lockTicket } from './sessions.sql.ts'

/** A login is confirmed by a factor of its account, and by a strong one where the house asks for that. */
export const factorNotTaken = refuse('LOGIN_FACTOR_NOT_TAKEN')

export type Ticket = NonNullable<Awaited<ReturnType<typeof lockTicket>>>

/** The login that a ticket stands for, locked; a ticket is no session and opens nothing else. */
export async function requireTicket(tx: Tx, text: string): Promise<Outcome<Ticket, 'LOGIN_TICKET_EXPIRED'>> {
  const ticket = await lockTicket(tx, text)
  return ticket === undefined ? refuse('LOGIN_TICKET_EXPIRED') : ok(ticket)
}

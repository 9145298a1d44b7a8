import { ok, type Outcome } from '@tessera/domain/outcome.ts'
import { TICKET_MINUTES } from '@tessera/domain/sessions/life.ts'
import type { VisitorCall } from '../platform/call.ts'
import type { Deps } from '../platform/deps.ts'
import { issueCode, type SendRefused } from '../verification/issue-code.ts'
import { requireTicket } from './require-ticket.ts'
import { renewTicket } from './sessions.sql.ts'

type Refused = 'LOGIN_TICKET_EXPIRED' | SendRefused

/** Mails another code for a login that has begun; the one before it is dead. */
export const resendLoginCode = (
  deps: Pick<Deps, 'config' | 'random'>,
  call: VisitorCall,
  input: { ticket: string },
): Promise<Outcome<{ resendAt: string; expiresAt: string }, Refused>> =>
  call.inTx(async (tx) => {
    const ticket = await requireTicket(tx, input.ticket)
    if (!ticket.ok) return ticket
    const { id, customer_id, email, lang } = ticket.value
    const sent = await issueCode(deps, tx, {
      scene: 'login',
      proof: 'email',
      target: email,
      channel: 'sms',
      customerId: customer_id,
      sessionId: null,
      payload: {},
      words: { kind: 'login_code', lang },
      from: { ip: call.ip, userAgent: call.userAgent },
    })
    if (!sent.ok) return sent
    const challenge = sent.value
    await renewTicket(tx, id, challenge.id, new Date(tx.now.getTime() + TICKET_MINUTES * 60_000))
    return ok({ resendAt: challenge.resend_at.toISOString(), expiresAt: challenge.expires_at.toISOString() })
  })

import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { sessions } from '@tessera/contract/access/sessions/sessions.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { TICKET_MINUTES } from '@tessera/domain/access/sessions/life.ts'
import { MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import type { VisitorCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import { refuseField } from '#platform/http/reasons.ts'
import { factorsOfLogin, freshCode, newCode } from './login-code.ts'
import { requireTicket } from './require-ticket.ts'
import { renewTicket } from './sessions.sql.ts'

type Refused = (typeof sessions.resend.refusals)[number]
type Sent = { resendAt: string; expiresAt: string }

/**
 * Sends another code for a login in progress, by the same or another factor. The earlier code of that factor becomes
 * invalid.
 */
export const resendLoginCode = (
  deps: Pick<Deps, 'config' | 'random'>,
  call: VisitorCall,
  input: InputOf<typeof sessions.resend>,
): Promise<Outcome<Sent, Refused>> =>
  call.inTx(async (tx): Promise<Outcome<Sent, Refused>> => {
    const ticket = await requireTicket(tx, input.ticket)
    if (!ticket.ok) return ticket
    const { id, customer_id: customerId, proof, email, phone, lang } = ticket.value
    const factor = input.factor ?? proof ?? 'email'
    if (!(await factorsOfLogin(tx, customerId)).includes(factor)) return refuseField('factor', { text: 'otherFactor' })
    const send = factor === proof ? newCode : freshCode
    const codeRequest = { factor, channel: input.channel }
    const sent = await send(deps, tx, call, { id: customerId, email, phone, lang }, codeRequest)
    if (!sent.ok) return sent
    const challenge = sent.value
    await renewTicket(tx, id, challenge.id, new Date(tx.now.getTime() + TICKET_MINUTES * MINUTE_MS))
    return ok({ resendAt: challenge.resend_at.toISOString(), expiresAt: challenge.expires_at.toISOString() })
  })

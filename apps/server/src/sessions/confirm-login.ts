import { ok, type Outcome } from '@tessera/domain/outcome.ts'
import type { VisitorCall } from '../platform/call.ts'
import type { Deps } from '../platform/deps.ts'
import { requireLoginOpen } from '../public-config/requirements.ts'
import { refusedCode, tryCode } from '../verification/try-code.ts'
import { type Opened, signIn } from './open-session.ts'
import { requireTicket } from './require-ticket.ts'
import { insertLoginEvent, closeTicket } from './sessions.sql.ts'

type Refused =
  | 'LOGIN_FORBIDDEN'
  | 'REGION_NOT_SERVED'
  | 'LOGIN_TICKET_EXPIRED'
  | 'VERIFICATION_CODE_WRONG'
  | 'VERIFICATION_CODE_EXPIRED'

/** The second step: a right code uses the ticket up and opens a session. A wrong one is counted and noted. */
export async function confirmLogin(
  deps: Pick<Deps, 'config' | 'random'>,
  call: VisitorCall,
  input: { ticket: string; code: string },
): Promise<Outcome<Opened, Refused>> {
  const { ip, userAgent } = call
  const done = await call.inTx(async (tx) => {
    const open = await requireLoginOpen(tx, call)
    if (!open.ok) return open
    const ticket = await requireTicket(tx, input.ticket)
    if (!ticket.ok) return ticket
    const { id, customer_id: customerId, challenge_id } = ticket.value
    const holder = { customerId, sessionId: null }
    const tried = await tryCode(deps.config, tx, { id: challenge_id, code: input.code, holder })
    if (tried?.right !== true) {
      await insertLoginEvent(tx, { customerId, kind: 'code', succeeded: false, ip, userAgent })
      return ok({ tried })
    }
    await closeTicket(tx, id)
    return ok({ session: await signIn(deps, tx, customerId, 'code', call) })
  })
  if (!done.ok) return done
  return 'session' in done.value ? ok(done.value.session) : refusedCode(done.value.tried)
}

import type { InputOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { sessions } from '@tessera/contract/access/sessions/sessions.ts'
import { ok, type Outcome, type Refusal } from '@tessera/domain/platform/outcome/outcome.ts'
import type { VisitorCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import { requireLoginOpen } from '#platform/settings/requirements.ts'
import { tryAuthenticator } from '#access/verification/try-authenticator.ts'
import { refusedCode, tryCode } from '#access/verification/try-code.ts'
import { factorsOfLogin } from './login-code.ts'
import { type Opened, signIn } from './open-session.ts'
import { requireTicket, type Ticket } from './require-ticket.ts'
import { closeTicket, insertLoginEvent } from './sessions.sql.ts'
import { loginFactorNotTaken } from './refusals.ts'

type Input = InputOf<typeof sessions.confirm>
type Refused = (typeof sessions.confirm.refusals)[number]

/**
 * Confirms the second step: a right code of any factor uses the ticket up and opens a session. A wrong code is counted
 * and recorded.
 */
export async function confirmLogin(
  deps: Pick<Deps, 'config' | 'random'>,
  call: VisitorCall,
  input: Input,
): Promise<Outcome<Opened, Refused>> {
  const { ip, userAgent } = call
  const done = await call.inTx(async (tx) => {
    const open = await requireLoginOpen(tx, call)
    if (!open.ok) return open
    const ticket = await requireTicket(tx, input.ticket)
    if (!ticket.ok) return ticket
    const { id, customer_id: customerId, proof } = ticket.value
    const factor = input.factor ?? proof ?? 'google'
    if (!(await factorsOfLogin(tx, customerId)).includes(factor)) return loginFactorNotTaken
    const refused = await trySecond(deps, tx, ticket.value, { factor, code: input.code, from: call })
    if (refused !== undefined) {
      await insertLoginEvent(tx, { customerId, kind: 'code', succeeded: false, ip, userAgent })
      return ok({ refused })
    }
    await closeTicket(tx, id)
    return ok({ session: await signIn(deps, tx, customerId, 'code', call) })
  })
  if (!done.ok) return done
  return 'session' in done.value ? ok(done.value.session) : done.value.refused
}

type Second = { readonly factor: NonNullable<Input['factor']>; readonly code: string; readonly from: VisitorCall }

/** Returns the reason for which the code is refused; undefined if it is right. */
async function trySecond(
  { config }: Pick<Deps, 'config'>,
  tx: Tx,
  { customer_id: customerId, challenge_id: id, proof }: Ticket,
  { factor, code, from }: Second,
): Promise<Refusal<Refused> | undefined> {
  if (factor === 'google') {
    const tried = await tryAuthenticator(config, tx, { customerId, entryPoint: 'login', code, from })
    return tried.ok ? undefined : tried
  }
  if (id === null || proof !== factor) return refusedCode(undefined)
  const tried = await tryCode(config, tx, { id, code, holder: { customerId, sessionId: null } })
  return tried?.right === true ? undefined : refusedCode(tried)
}

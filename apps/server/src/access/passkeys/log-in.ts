import type { InputOf, ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { passkeys } from '@tessera/contract/access/passkeys/passkeys.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import { sessionLives } from '@tessera/domain/access/sessions/life.ts'
import type { VisitorCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import type { Tx } from '#platform/database/tx.ts'
import { requireLoginOpen } from '#platform/settings/requirements.ts'
import { factorsOfLogin } from '#access/sessions/login-code.ts'
import { type Opened, signIn } from '#access/sessions/open-session.ts'
import { requireTicket, type Ticket } from '#access/sessions/require-ticket.ts'
import { closeTicket, insertLoginEvent } from '#access/sessions/sessions.sql.ts'
import { requestPasskey, challengeHolders, challengeOf } from './passkey-challenge.ts'
import { type VerifiedAssertion, verifyAssertion } from './verify-assertion.ts'
import { listPasskeys } from './passkeys.sql.ts'
import { loginFactorNotTaken } from '#access/sessions/refusals.ts'

type LoginDeps = Pick<Deps, 'config' | 'random' | 'log'>
type Row = typeof passkeys
type LoginResult<R extends 'login' | 'confirmLogin'> = Promise<Outcome<Opened, Row[R]['refusals'][number]>>

/**
 * Requests a passkey of an unknown customer. The device offers its passkeys, and only this browser can use the
 * response.
 */
export const requestLoginPasskey = (
  deps: LoginDeps,
  call: VisitorCall,
): Promise<Outcome<ReplyOf<Row['loginOptions']>, Row['loginOptions']['refusals'][number]>> =>
  call.inTx(async (tx) => {
    const open = await requireLoginOpen(tx, call)
    if (!open.ok) return open
    const browserSecret = deps.random.token()
    const request = await requestPasskey(
      deps,
      tx,
      (id) => challengeOf(id, 'login', challengeHolders.browser(browserSecret)),
      [],
    )
    return request.ok ? ok({ ...request.value, browserSecret }) : request
  })

/** Logs in with a passkey alone, which counts as two factors: possession of the device and verification of its user. */
export async function logIn(
  deps: LoginDeps,
  call: VisitorCall,
  { challengeId, browserSecret, credential, keep }: InputOf<Row['login']>,
): LoginResult<'login'> {
  const question = challengeOf(challengeId, 'login', challengeHolders.browser(browserSecret))
  const done = await call.inTx(async (tx) => {
    const open = await requireLoginOpen(tx, call)
    if (!open.ok) return open
    return enter(
      deps,
      tx,
      call,
      await verifyAssertion(deps, tx, { question, credential, customerId: undefined, from: call }),
      keep,
    )
  })
  if (!done.ok) return done
  return 'session' in done.value ? ok(done.value.session) : done.value.refused
}

/** Opens the session of a verified customer, or records the failed try. */
async function enter(
  deps: LoginDeps,
  tx: Tx,
  call: VisitorCall,
  { customerId, outcome }: VerifiedAssertion,
  keep: boolean,
) {
  const life = sessionLives[keep ? 'remembered' : 'usual']
  if (outcome.ok) return ok({ session: await signIn(deps, tx, outcome.value, 'passkey', call, life) })
  const { ip, userAgent } = call
  if (customerId !== undefined)
    await insertLoginEvent(tx, { customerId, kind: 'passkey', succeeded: false, ip, userAgent })
  return ok({ refused: outcome })
}

async function requirePasskeyFactor(
  tx: Tx,
  { customer_id }: Ticket,
): Promise<Outcome<undefined, 'LOGIN_FACTOR_NOT_TAKEN'>> {
  return (await factorsOfLogin(tx, customer_id)).includes('passkey') ? ok(undefined) : loginFactorNotTaken
}

/** Requests a passkey for the second step of a login that began with a password. */
export const requestSecondFactor = (
  deps: LoginDeps,
  call: VisitorCall,
  input: InputOf<Row['ticketOptions']>,
): Promise<Outcome<ReplyOf<Row['ticketOptions']>, Row['ticketOptions']['refusals'][number]>> =>
  call.inTx(async (tx) => {
    const ticket = await requireTicket(tx, input.ticket)
    if (!ticket.ok) return ticket
    const taken = await requirePasskeyFactor(tx, ticket.value)
    if (!taken.ok) return taken
    const { id, customer_id: customerId } = ticket.value
    const question = (challengeId: string) => challengeOf(challengeId, 'second', challengeHolders.ticket(id))
    return requestPasskey(deps, tx, question, await listPasskeys(tx, customerId))
  })

/** Confirms the second step of a login that began with a password. */
export async function confirmByPasskey(
  deps: LoginDeps,
  call: VisitorCall,
  input: InputOf<Row['confirmLogin']>,
): LoginResult<'confirmLogin'> {
  const done = await call.inTx(async (tx) => {
    const open = await requireLoginOpen(tx, call)
    if (!open.ok) return open
    const ticket = await requireTicket(tx, input.ticket)
    if (!ticket.ok) return ticket
    const taken = await requirePasskeyFactor(tx, ticket.value)
    if (!taken.ok) return taken
    const { id, customer_id: customerId } = ticket.value
    const question = challengeOf(input.challengeId, 'second', challengeHolders.ticket(id))
    const answered = await verifyAssertion(deps, tx, { question, credential: input.credential, customerId, from: call })
    if (answered.outcome.ok) await closeTicket(tx, id)
    return enter(deps, tx, call, { ...answered, customerId }, input.keep)
  })
  if (!done.ok) return done
  return 'session' in done.value ? ok(done.value.session) : done.value.refused
}

import type { InputOf } from '@tessera/contract/endpoint.ts'
import type { sessions } from '@tessera/contract/sessions.ts'
import { mailboxOf, maskEmail } from '@tessera/domain/customers/email.ts'
import { assert, ok, type Outcome, refuse } from '@tessera/domain/outcome.ts'
import { TICKET_MINUTES } from '@tessera/domain/sessions/life.ts'
import { loginTriesWithCaptcha } from '@tessera/domain/sessions/tries.ts'
import { type Account, findByEmail, lockPassword } from '../customers/customers.sql.ts'
import { forgiveTries } from '../customers/password-budget.sql.ts'
import { notify } from '../messages/notify.ts'
import type { VisitorCall } from '../platform/call.ts'
import type { Deps } from '../platform/deps.ts'
import { verifyPassword } from '../platform/password.ts'
import type { Tx } from '../platform/tx.ts'
import { requireLoginOpen } from '../public-config/requirements.ts'
import { issueCode } from '../verification/issue-code.ts'
import { type Challenge, findFresh, lockSends } from '../verification/verification.sql.ts'
import { insertLoginEvent, insertTicket } from './sessions.sql.ts'
import { takeLoginTry } from './take-login-try.ts'

type Begun = {
  readonly ticket: string
  readonly factors: 'email'[]
  readonly masked: { readonly email: string }
  readonly challenge: { readonly resendAt: string; readonly expiresAt: string }
}
const loginFailed = refuse('LOGIN_FAILED')
type Input = InputOf<typeof sessions.login>
type Refused = (typeof sessions.login.refusals)[number]

/**
 * Compares the password and mails the code of the second step. An unknown account and a wrong password take the same steps
 * and time and get the same answer.
 */
export async function beginLogin(
  deps: Deps,
  call: VisitorCall,
  { account, password, captcha }: Input,
): Promise<Outcome<Begun, Refused>> {
  const open = await requireLoginOpen(deps, call)
  if (!open.ok) return open
  const budget = `login:${mailboxOf(account)}`
  const allowed = await takeLoginTry(deps, call, { budget, captcha })
  if (!allowed.ok) return allowed
  const known = await findByEmail(deps, account)
  const isRight = await verifyPassword(password, known?.password_hash)
  if (!isRight || known === undefined) {
    const { ip, userAgent } = call
    const failed = { customerId: known?.id ?? null, kind: 'password', succeeded: false, ip, userAgent } as const
    const isLastTry = allowed.value === loginTriesWithCaptcha.tries
    await call.inTx(async (tx) => {
      await insertLoginEvent(tx, failed)
      if (isLastTry && known !== undefined)
        await notify(tx, known.id, { kind: 'login_tries', params: { at: tx.now, ip } })
      return ok(undefined)
    })
    return loginFailed
  }
  return call.inTx(async (tx) => {
    // It was compared before this transaction: one that was changed meanwhile begins nothing.
    if (!(await lockPassword(tx, known))) return loginFailed
    await forgiveTries(tx, budget)
    const challenge = await freshCode(deps, tx, call, known)
    return challenge.ok ? ok(await makeTicket(deps, tx, known, challenge.value)) : challenge
  })
}

/** Another code, or the one that was mailed within the last 90 seconds. */
async function freshCode(
  deps: Deps,
  tx: Tx,
  { ip, userAgent }: VisitorCall,
  { id, email, lang }: Account,
): ReturnType<typeof issueCode> {
  assert(email, 'the account was found by its mailbox')
  await lockSends(tx, 'login', email, ip)
  const fresh = await findFresh(tx, { scene: 'login', customerId: id, proof: 'email' })
  if (fresh !== undefined) return ok(fresh)
  return issueCode(deps, tx, {
    scene: 'login',
    proof: 'email',
    target: email,
    channel: 'sms',
    customerId: id,
    sessionId: null,
    payload: {},
    words: { kind: 'login_code', lang },
    from: { ip, userAgent },
  })
}

async function makeTicket(deps: Deps, tx: Tx, { id, email }: Account, challenge: Challenge): Promise<Begun> {
  assert(email, 'a code was mailed')
  const ticket = deps.random.token()
  await insertTicket(tx, {
    id: deps.random.uuid(),
    ticket,
    customerId: id,
    challengeId: challenge.id,
    expiresAt: new Date(tx.now.getTime() + TICKET_MINUTES * 60_000),
  })
  return {
    ticket,
    factors: ['email'],
    masked: { email: maskEmail(email) },
    challenge: { resendAt: challenge.resend_at.toISOString(), expiresAt: challenge.expires_at.toISOString() },
  }
}

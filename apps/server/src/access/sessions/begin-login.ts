import type { InputOf, ReplyOf } from '@tessera/contract/platform/http/endpoint.ts'
import type { sessions } from '@tessera/contract/access/sessions/sessions.ts'
import { maskEmail } from '@tessera/domain/access/customers/email.ts'
import { maskPhone } from '@tessera/domain/access/customers/phone.ts'
import { ok, type Outcome } from '@tessera/domain/platform/outcome/outcome.ts'
import type { Factor } from '@tessera/domain/access/security/factors.ts'
import { TICKET_MINUTES } from '@tessera/domain/access/sessions/life.ts'
import { loginTriesWithCaptcha } from '@tessera/domain/access/sessions/tries.ts'
import { MINUTE_MS } from '@tessera/domain/platform/clock/durations.ts'
import { type Account, findByAccount, lockPassword } from '#access/customers/customers.sql.ts'
import { loginBudget, knownNetworkBudget } from '#access/customers/login-budgets.ts'
import { notify } from '#services/messages/notify.ts'
import type { VisitorCall } from '#platform/http/call.ts'
import type { Deps } from '#platform/http/deps.ts'
import { verifyPassword } from '#platform/secrets/password.ts'
import type { Source } from '#platform/database/rows.ts'
import type { Tx } from '#platform/database/tx.ts'
import { requireLoginOpen } from '#platform/settings/requirements.ts'
import { type CodeFactor, factorsOfLogin, freshCode } from './login-code.ts'
import { insertLoginEvent, insertTicket, isKnownDevice } from './sessions.sql.ts'
import { giveTryBack, takeLoginTry } from './take-login-try.ts'
import { loginFailed } from './refusals.ts'

type LoginReply = ReplyOf<typeof sessions.login>
type Input = InputOf<typeof sessions.login>
type Refused = (typeof sessions.login.refusals)[number]

/**
 * Compares the password of an email or phone and begins the second step. An unknown account and a wrong password take
 * the same steps and the same time, and get the same response.
 */
export async function beginLogin(
  deps: Deps,
  call: VisitorCall,
  { account, password, captcha }: Input,
): Promise<Outcome<LoginReply, Refused>> {
  const open = await requireLoginOpen(deps, call)
  if (!open.ok) return open
  const known = await findByAccount(deps, account)
  const budget = await budgetOf(deps, call, account, known)
  const allowed = await takeLoginTry(deps, call, { budget, captcha })
  if (!allowed.ok) return allowed
  const isRight = await verifyPassword(password, known?.password_hash)
  if (!isRight || known === undefined) {
    const { ip, userAgent } = call
    const failed = { customerId: known?.id ?? null, kind: 'password', succeeded: false, ip, userAgent } as const
    const isLastTry = allowed.value.tries === loginTriesWithCaptcha.tries
    await call.inTx(async (tx) => {
      await insertLoginEvent(tx, failed)
      if (isLastTry && known !== undefined)
        await notify(tx, known.id, { kind: 'login_tries', params: { at: tx.now, ip } })
      return ok(undefined)
    })
    return loginFailed
  }
  return call.inTx(async (tx) => {
    // The password was compared before this transaction, so the login fails if it has been changed since.
    if (!(await lockPassword(tx, known))) return loginFailed
    await giveTryBack(tx, call, budget, allowed.value)
    return makeTicket(deps, tx, known, call)
  })
}

/**
 * Returns the budget of a known device of the account, otherwise that of the name. An unknown account causes the same
 * reads.
 */
async function budgetOf(source: Source, call: VisitorCall, account: string, known: Account | undefined) {
  const isKnown = await isKnownDevice(source, known?.id ?? null, call)
  return isKnown && known !== undefined ? knownNetworkBudget(known.id, call.ip) : loginBudget(account)
}

/** Returns the factor to which a code is sent at once: email if there is one. An authenticator needs no sent code. */
const firstSent = (factors: readonly Factor[]): CodeFactor | undefined =>
  factors.includes('google') || factors.includes('passkey') ? undefined : factors.includes('email') ? 'email' : 'mobile'

async function makeTicket(
  deps: Deps,
  tx: Tx,
  account: Account,
  call: VisitorCall,
): Promise<Outcome<LoginReply, Refused>> {
  const { id, email, phone } = account
  const factors = await factorsOfLogin(tx, id)
  const factor = firstSent(factors)
  const sent = factor === undefined ? undefined : await freshCode(deps, tx, call, account, { factor, channel: 'sms' })
  if (sent?.ok === false) return sent
  const ticket = deps.random.token()
  const challenge = sent?.value
  await insertTicket(tx, {
    id: deps.random.uuid(),
    ticket,
    customerId: id,
    challengeId: challenge?.id ?? null,
    expiresAt: new Date(tx.now.getTime() + TICKET_MINUTES * MINUTE_MS),
  })
  return ok({
    ticket,
    factors,
    masked: {
      email: factors.includes('email') ? email && maskEmail(email) : null,
      mobile: factors.includes('mobile') ? phone && maskPhone(phone) : null,
    },
    challenge:
      factor === undefined || challenge === undefined
        ? null
        : { factor, resendAt: challenge.resend_at.toISOString(), expiresAt: challenge.expires_at.toISOString() },
  })
}
